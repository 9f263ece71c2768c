// Made by scripts/wire.py from the types of the server; do not change it here.

/** A player's chance to win from start to result: the two differ by the sum of all that is between them. */
export interface Account {
  start: number;
  seat: number;
  deal: number;
  /** All chance events after the deal. */
  chance: number;
  /** The moves of all players: how much better this player chose than the others. */
  moves: number;
  result: number;
}

/** Set the pace of bots and whether turns are confirmed; for the host, or the only person at the table. */
export interface Adjust {
  do: "adjust";
  key: string;
  pace: "normal" | "quick" | "slow" | "step";
  confirm: boolean;
}

/** `POST /api/reviews`: a finished table or a record. */
export interface AskReview {
  table?: string | null;
  record?: string | null;
}

/** `POST /api/lessons/{name}`: a table at which the client holds both seats and plays the moves of the lesson. */
export interface BeginLesson {
  name?: string;
  key?: string | null;
}

/** `POST /api/puzzles/{id}`: a table at the position of the puzzle; the client holds all seats. */
export interface BeginPuzzle {
  name?: string;
  key?: string | null;
}

/** `POST /api/today`: a table of today's town. */
export interface BeginTown {
  bot: "apprentice" | "architect" | "mason";
  /** Whether it does not count: bots give hints. */
  practice?: boolean;
  name?: string;
  key?: string | null;
}

/** A bot that can sit at a table. */
export interface BotLine {
  name: string;
  /** The id of the message that describes it. */
  about: string;
  simulations: number;
}

/** `GET /api/bots` */
export interface BotList {
  bots: BotLine[];
  /** The default bot for players who left. */
  stand_in: string;
}

/** Each player's chance to win, in percent, and expected points. */
export interface ChancesView {
  type: "chances";
  version: number;
  chances: number[];
  points: number[];
}

/** A new line of chat. */
export interface Chat {
  type: "chat";
  line: ChatLine;
}

/** A line of chat. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** To the holders of the seat that must choose: all legal moves, and where each building would fit if paid. */
export interface Choices {
  type: "choices";
  version: number;
  seat: number;
  moves: Preview[];
  fits: Record<string, ([number, number])[]>;
}

/** Confirm the turn. */
export interface Confirm {
  do: "confirm";
  key: string;
  seat: number;
  version: number;
}

/** Days for each decision, for games by correspondence. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** A graded decision. Chances are from 0 to 1; `…_error` is a standard error. */
export interface Decision {
  played: string;
  best: string;
  grade: string;
  /** How much more the best move wins, never negative. */
  chance_cost: number;
  chance_error: number;
  /** The lower end of the 95 % interval of the cost, never negative; it decides the grade. */
  certain_cost: number;
  points_cost: number;
  points_error: number;
  played_reasons: Sentence[];
  best_reasons: Sentence[];
}

/** What the two moves of a graded decision would bring. */
export interface DecisionPreviews {
  ply: number;
  played: Preview;
  best: Preview;
}

/** The request with this key was executed and is durable. */
export interface Done {
  type: "done";
  key: string;
  number: number;
  version: number;
}

/** `POST /api/qr`: draw a text as a QR code. */
export interface DrawCode {
  text: string;
}

/** An edition offered to players. */
export interface EditionLine {
  name: string;
  /** The numbers of players it has cards for. */
  players: number[];
}

/** `GET /api/editions` */
export interface EditionList {
  /** The default first. */
  editions: EditionLine[];
}

/** `GET /api/duplicates/<id>`: the standings, the best first. */
export interface Event {
  id: string;
  name: string;
  created_at: number;
  players: number;
  people: number;
  tables: EventTable[];
  results: EventResult[];
}

/** A seat of a finished table, compared with the same seat at the others. */
export interface EventResult {
  table: number;
  seat: number;
  name: string;
  bot: boolean;
  points: number;
  /** The points less those of the best opponent at the table. */
  margin: number;
  matchpoints: number;
  most: number;
  percent: number;
  /** From 1 on; the same for the same percentage. */
  rank: number;
}

/** A table of an event. */
export interface EventTable {
  id: string;
  status: "gone" | "over" | "running" | "waiting";
  turn: number;
}

/** `GET /api/glossary`: the terms of the game by language. */
export interface Glossary {
  terms: (Record<string, string>)[];
}

/** The server closes the connection; with `again` the client should reconnect. */
export interface Goodbye {
  type: "goodbye";
  reason: string;
  again: boolean;
}

/** The first message: the table and the secrets of the client's seats; spectators have none. */
export interface Hello {
  do: "hello";
  table: string;
  tokens?: string[];
  /** The number of log lines already known. */
  log?: number;
}

/** Ask what a good bot would do. */
export interface Hint {
  do: "hint";
  id: string;
  version: number;
}

/** A bot's best moves, prospects and reasons (docs/bots/protocol.md, `explain`). */
export interface HintAnswer {
  type: "hint";
  id: string;
  version: number;
  hint: Record<string, unknown>;
}

/** A position beside a rule, with a caption. */
export interface Illustration {
  rule: string;
  message: string;
  facts: Record<string, unknown>;
  view: PublicView;
  /** The part that is drawn: `clay` is that column of the Resources Board, `prices` those of the row. */
  shows: "city" | "clay" | "prices";
  tried: RefusedBuild | null;
}

/** `POST /api/ladders/<id>/members` */
export interface JoinLadder {
  name: string;
  /** Repeating a key returns the same member. */
  key: string;
}

/** `GET /api/ladders/<id>`: the standings, the best first, and the games, the newest first. */
export interface Ladder {
  id: string;
  name: string;
  created_at: number;
  members: LadderMember[];
  games: LadderGame[];
}

/** A game of a ladder. */
export interface LadderGame {
  table: string;
  status: "over" | "running" | "waiting";
  turn: number;
  made_at: number;
  finished_at: number | null;
  seats: LadderSeat[];
}

/** A member in the standings; `rank` and the rating are null before the first finished game. */
export interface LadderMember {
  id: string;
  name: string;
  joined_at: number;
  games: number;
  wins: number;
  rank: number | null;
  rating: number | null;
  /** The bounds of the 95 % interval of the rating. */
  low: number | null;
  high: number | null;
}

/** A seat of a game; `place` and `points` are null before its end. */
export interface LadderSeat {
  /** Null for a bot. */
  member: string | null;
  /** Empty for a member who has left the ladder; the level for a bot. */
  name: string;
  points: number | null;
  /** Among the members who took part, from 1 on; the same for players who finished level. */
  place: number | null;
  /** Whether a bot played the seat at the end; then its member is last. */
  abandoned: boolean;
}

/** `GET /api/languages`: the text files of each language. */
export interface Languages {
  languages: Record<string, string[]>;
}

/** Leave the seat to a bot; with `resign` for good. */
export interface Leave {
  do: "leave";
  key: string;
  seat: number;
  resign?: boolean;
}

/** `POST /api/ladders/<id>/leave`: with the secret of this member, or the host's. */
export interface LeaveLadder {
  member: string;
}

/** A coach mark: its message, the part of the table it is about, and when it is shown for the first time. */
export interface LessonMark {
  message: string;
  at: string;
  when: string;
}

/** A step: its message, the moves accepted (`*` for any), and the moves that follow automatically. */
export interface LessonStep {
  message: string;
  accept: string[];
  then: string[];
}

/** A lesson: the messages of its title and end, its steps, or the bot of a whole game and its coach marks. */
export interface LessonView {
  id: string;
  title: string;
  done: string;
  steps: LessonStep[];
  bot: string | null;
  marks: LessonMark[];
  /** The theme of the puzzles to practise with. */
  puzzles: string | null;
}

/** `GET /api/lessons` */
export interface Lessons {
  lessons: LessonView[];
}

/** An event of the game as message id and facts. */
export interface LogLine {
  message: string;
  facts: Record<string, unknown>;
  turn: number;
  ply: number;
  at: number;
  /** On the first line of a move that changed points: by how much, for each player. */
  points?: number[];
  /** Whether it is about the table itself and does not come from a move. */
  of_table?: boolean;
}

/** A seat of this client was moved to another device or has a new link; the client is now a spectator of it. */
export interface Lost {
  type: "lost";
  seat: number;
}

/** The response to `POST /api/duplicates`. */
export interface MadeEvent {
  id: string;
  tables: MadeTable[];
}

/** The response to `POST /api/ladders`. */
export interface MadeLadder {
  id: string;
  /** The secret by which members can be removed. */
  host: string;
}

/** The response to `POST /api/ladders/<id>/games`. */
export interface MadeLadderGame {
  table: string;
}

/** The response to `POST /api/tables`. */
export interface MadeTable {
  id: string;
  /** The host's secret, which starts the game and replaces links. */
  host: string;
  /** The seats `here` and `link`. */
  seats: SeatLink[];
}

/** A member of a ladder, with the secret that guards the name. */
export interface Membership {
  ladder: string;
  member: string;
  token: string;
}

/** The position after `ply` moves, and what led to it. Lists are by player. */
export interface Moment {
  ply: number;
  turn: number;
  /** The player of the last move; None at the start. */
  player: number | null;
  move: string | null;
  chances: number[];
  /** The points expected at the end. */
  points: number[];
  /** What chance gave each player in the last move; at the start, what the deal gave. */
  luck: number[];
  /** What the seat gave each player; only at the start of a game that was dealt. */
  seat: number[];
  /** The cards and characters that the move revealed. */
  reveals: string[];
  decision: Decision | null;
}

/** Play a move; refused if the table has gone on since `version`. */
export interface Move {
  do: "move";
  key: string;
  seat: number;
  version: number;
  move: string;
}

/** Seconds for each decision. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** The response to `POST /api/tables/<id>/seats/<seat>/code`: a code to enter on the other device. */
export interface MoveCode {
  code: string;
  expires_at: number;
}

/** `POST /api/duplicates`: several tables with the same deal. */
export interface NewEvent {
  tables: number;
  players: number;
  /** How many seats of each table are for people; bots have the others. */
  people: number;
  bot: string;
  name?: string;
  /** Repeating a key returns the same event. */
  key?: string | null;
}

/** `POST /api/ladders` */
export interface NewLadder {
  name: string;
  /** Repeating a key returns the same ladder. */
  key?: string | null;
}

/** `POST /api/ladders/<id>/games`: a table for the sender and some others. */
export interface NewLadderGame {
  opponents: string[];
  bots?: number;
  bot?: string;
  /** Who lets it run out leaves the seat to a bot, and is last unless they come back. */
  clock?: NoClock | MoveClock | DaysClock;
  /** Repeating a key returns the same table. */
  key?: string | null;
}

/** A seat of a new table. */
export interface NewSeat {
  /** `here`: for the client that makes the table; `open`: for anybody; `link`: for the holder of its link; `bot`. */
  kind: "bot" | "here" | "link" | "open";
  name?: string;
  colour?: "blue" | "purple" | "red" | "yellow" | null;
  /** The bot of a seat of kind `bot`. */
  bot?: string | null;
}

/** `POST /api/tables` */
export interface NewTable {
  seats: NewSeat[];
  options?: Partial<Options>;
  /** Repeating a key returns the same table. Its secrets are derived from the key, which must have 128 secret bits. */
  key?: string | null;
  origin?: Origin | null;
}

/** No time limit. */
export interface NoClock {
  kind: "none";
}

/** The options of a table. */
export interface Options {
  name: string;
  edition: string;
  /** Whether the last round is finished, by the house rule (HOUSE-1). */
  finish_round: boolean;
  /** Undo moves back to the last lock, or not at all. */
  undo: "lock" | "off";
  /** Whether players confirm a turn that can still be undone. */
  confirm: boolean;
  clock: NoClock | MoveClock | DaysClock;
  pace: "normal" | "quick" | "slow" | "step";
  /** Whether standing orders for the Builder are allowed. */
  orders: boolean;
  hints: boolean;
  /** Whether each player's chance to win is shown. */
  chances: boolean;
  public: boolean;
  /** The bot that plays for players who left or ran out of time. */
  stand_in: string;
  /** A named, public deal; None for a secret one, disclosed at the end. */
  deal: string | null;
}

/** Leave a standing order for the Builder's reaction. */
export interface Order {
  do: "order";
  key: string;
  seat: number;
  order: "ask" | "gain" | "never";
  least?: number;
}

/** The position to begin with: a ply of a finished table or of a record. Unseen cards are dealt anew. */
export interface Origin {
  ply: number;
  table?: string | null;
  record?: string | null;
}

/** `GET /api/ladders/<id>/member`: whom a secret belongs to. */
export interface OwnMember {
  member: string;
  name: string;
}

/** A guild pile. */
export interface PileView {
  top: string | null;
  count: number;
}

/** The points of one player. */
export interface PlayerScoreView {
  total: number;
  lines: ScoreLineView[];
}

/** A player's area, as everybody sees it. */
export interface PlayerView {
  hand: number[];
  supply: number;
  /** The card of a coin is null if nobody has seen it. */
  coins: (string | null)[];
  buildings: string[];
  characters: string[];
}

/** One position of a replay. */
export interface PlyView {
  ply: number;
  turn: number;
  player: number | null;
  /** The move that led here. */
  move: string | null;
  log: LogLine[];
  points: number[];
  view: PublicView;
}

/** For each seat whether a holder is connected, and the number of spectators. */
export interface Presence {
  type: "presence";
  seats: boolean[];
  watching: number;
}

/** A legal move and what it would bring. */
export interface Preview {
  move: string;
  /** Each player's points then: the least and the most, the same unless a reshuffled pile decides. A build counts with its character, and without the bonuses that its player may still choose. */
  points: ([number, number])[];
  /** Coins. */
  pays?: number;
  /** Coins. */
  gains?: number;
  /** The card that it takes or turns over, where everybody knows it. */
  card?: string | null;
  /** Where a worker would go. */
  slots?: ([string, number])[];
  /** From where workers would leave the board. */
  back?: ([string, number])[];
  /** The bonuses that could then be chosen, each with its cell. */
  bonuses?: ([number, number, string])[];
  character?: string | null;
  /** The characters of which one would be drawn. */
  pool?: string[];
  /** Players who would give back a character, each with it. */
  robbed?: ([number, string])[];
  /** Why it could not be taken back: `refill`, `flip`, `pile`, `reshuffle`. */
  locks?: string[];
  /** The player who may then build as well (CHAR-BU). */
  reacts?: number | null;
  /** The player who would choose next, if that is certainly another one. */
  passes_to?: number | null;
  /** The game would be over at the end of this turn, if not at once. */
  ends_game?: boolean;
  /** It would trigger the end, and the round would be the last (HOUSE-1). */
  last_round?: boolean;
}

/** Every error response: a message id with facts. */
export interface Problem {
  error: string;
  facts: Record<string, unknown>;
  refusals: RefusalView[];
}

/** What everybody may know about a position (INFO-1). */
export interface PublicView {
  n: number;
  first_player: number;
  phase: string;
  player: number | null;
  active: number;
  turn: number;
  turn_limit: number | null;
  /** True with the house rule (HOUSE-1), else left out. */
  finish_round: boolean;
  triggered_by: number | null;
  /** For each resource and cost of a slot the number of workers of each player. */
  board: Record<string, Record<string, number[]>>;
  /** In the order built, the Main Square first. */
  city: ([[number, number], string, number | null])[];
  /** The player on each spot of the Main Square. */
  spots: Record<string, number | null>;
  row: string[];
  seen: string[];
  main_done: boolean;
  recovered: boolean;
  cheated: boolean;
  swapped: boolean;
  second_worker: number | null;
  builder: number | null;
  built_cell: [number, number] | null;
  pending: ([[number, number], string])[];
  players: PlayerView[];
  /** From the top; null for a card that nobody has seen. */
  deck: (string | null)[];
  piles: Record<string, PileView>;
}

/** A legal move of a puzzle. */
export interface PuzzleAnswer {
  move: string;
  chance: number;
  reasons: Sentence[];
  reply: Sentence[];
}

/** A puzzle in the list. */
export interface PuzzleLine {
  id: string;
  theme: string;
  /** From 1 to 5. */
  difficulty: number;
  players: number;
}

/** `GET /api/puzzles` */
export interface PuzzleList {
  /** By difficulty. */
  puzzles: PuzzleLine[];
  /** The puzzle of the day is at the place: days since 1970-01-01 (UTC) times `step`, modulo the number of puzzles. */
  step: number;
}

/** `GET /api/puzzles/{id}` */
export interface PuzzleView {
  id: string;
  theme: string;
  difficulty: number;
  /** The player who solves it. */
  player: number;
  /** All legal moves, the answer first. */
  moves: PuzzleAnswer[];
}

/** `POST /api/replays`: a record. */
export interface ReadRecord {
  record: string;
}

/** A rule that forbids a move. */
export interface RefusalView {
  rule: string;
  message: string;
  facts: Record<string, unknown>;
}

/** The request was refused, and why. `request` is its key or id. */
export interface Refused {
  type: "refused";
  request: string | null;
  error: string;
  facts: Record<string, unknown>;
  refusals: RefusalView[];
}

/** The card, the cell, the sides that do not match, and whether the card is upside down. */
export interface RefusedBuild {
  card: string;
  cell: [number, number];
  sides: string[];
  upside_down: boolean;
}

/** Vote for or against a rematch; with `now` begin it, with bots for those who have not agreed. */
export interface Rematch {
  do: "rematch";
  key: string;
  seat: number;
  yes?: boolean;
  now?: boolean;
}

/** Take the seat of a link, or change the name or colour of one's seat. */
export interface Rename {
  do: "rename";
  key: string;
  seat: number;
  name: string;
  colour?: "blue" | "purple" | "red" | "yellow" | null;
}

/** `GET /api/tables/<id>/replay` and `POST /api/replays`: a game position by position. */
export interface Replay {
  edition: Record<string, unknown>;
  names: string[];
  colours: string[];
  plies: PlyView[];
  score: ScoreView;
  origin: string | null;
}

/** `POST /api/tables/<id>/reports`: a fault. The record is stored with it. */
export interface Report {
  key: string;
  text: string;
}

/** The result of the game. */
export interface ResultView {
  totals: number[];
  winner: number;
  /** Disclosed at the end; None for a game that began from a position. */
  seed: string | null;
  /** None for a named deal too. */
  proof: ShuffleProof | null;
}

/** Take one's seat back from the bot. */
export interface Return {
  do: "return";
  key: string;
  seat: number;
}

/** Review */
export interface Review {
  /** The digest of game, settings, bot and version. */
  key: string;
  bot: string;
  version: string;
  players: string[];
  settings: ReviewSettings;
  is_over: boolean;
  moments: Moment[];
  accounts: Account[];
  turning_points: TurningPoint[];
  /** Of the players whose decisions are graded. */
  summaries: Summary[];
  format: number;
}

/** How far a review is. `stopped`: it took too long, or nobody asked about it; asking again continues it. */
export interface ReviewProgress {
  key: string;
  state: "done" | "failed" | "running" | "stopped" | "waiting";
  /** Positions that have been computed. */
  done: number;
  total: number;
  /** An estimate of how long it will take. */
  seconds: number | null;
  /** Once it is done. */
  result: ReviewView | null;
}

/** How a review is computed; the same settings and game give the same review, digit by digit. */
export interface ReviewSettings {
  /** Of the search for the best move; half as many for each of the paired searches that price the played move. */
  simulations: number;
  /** Of each search for the value of a position. */
  value_simulations: number;
  /** How many other outcomes of a chance event are searched. */
  alternatives: number;
  /** The players whose decisions are graded. */
  judged: number[];
  seed: string;
}

/** A review, and what is needed to put its moves into words. */
export interface ReviewView {
  /** Without the names of the players. */
  review: Review;
  previews: DecisionPreviews[];
  /** The certain cost in chance of winning from which a grade is given. */
  thresholds: Record<string, number>;
}

/** A chapter with message `chapter-{id}`; a rule has messages `rule-{id}-title` and `rule-{id}`. */
export interface RuleChapter {
  id: string;
  rules: string[];
}

/** A rule that can refuse a move, and its message. */
export interface RuleLine {
  rule: string;
  message: string;
}

/** `GET /api/rules`: `rulings` lists the rules of each; messages `ruling-{id}-question` and `ruling-{id}`. */
export interface RuleList {
  version: string;
  refusals: RuleLine[];
  chapters: RuleChapter[];
  rulings: Record<string, string[]>;
  pictures: Illustration[];
}

/** Chat; spectators give a name. */
export interface Say {
  do: "say";
  key: string;
  text: string;
  seat?: number | null;
  name?: string;
}

/** Ask for the score sheet as the city stands. */
export interface Score {
  do: "score";
  id: string;
}

/** The score sheet as the city stands. */
export interface ScoreAnswer {
  type: "score";
  id: string;
  score: ScoreView;
}

/** Points from one source: a card of the city, a character, or the Resources Board (`board`). */
export interface ScoreLineView {
  source: string;
  points: number;
  rule: string;
  /** Where the card lies. */
  cell: [number, number] | null;
  /** The cells of the cards that it scores for. */
  counted: ([number, number])[];
}

/** The score sheet; there is a winner once the game is over. */
export interface ScoreView {
  players: PlayerScoreView[];
  winner: number | null;
  tie: TieView | null;
}

/** The secret of a seat, for the fragment of its link. */
export interface SeatLink {
  seat: number;
  token: string;
}

/** A seat, the same for everybody. */
export interface SeatView {
  kind: "bot" | "here" | "link" | "open";
  name: string;
  colour: "blue" | "purple" | "red" | "yellow";
  taken: boolean;
  /** The bot that plays the seat at present. */
  bot: string | null;
  /** Why a bot plays for a person: `left`, `resigned`, `time`, `start`, `removed`. */
  reason: string | null;
  order: "ask" | "gain" | "never";
  least: number;
  rematch: boolean | null;
  /** Whether the seat has added a value to the shuffle. */
  valued: boolean;
}

/** Sentence */
export interface Sentence {
  message: string;
  facts: Record<string, unknown>;
}

/** `POST /api/tables/<id>/seats/<seat>/notice`: the webhook for the seat's turns; None removes it. */
export interface SetNotice {
  url: string | null;
}

/** What the seed was made of (docs/bots/chance.md). */
export interface ShuffleProof {
  /** Its SHA-256 is the commitment. */
  server_seed: string;
  /** Of each seat; None: it added none. */
  values: (string | null)[];
}

/** `POST /api/tables/<id>/sit`: take an open seat. Its secret is derived from the key. */
export interface Sit {
  key: string;
  name?: string;
  seat?: number | null;
  colour?: "blue" | "purple" | "red" | "yellow" | null;
  /** Adds to the shuffle, like the request `value`. */
  value?: string | null;
}

/** `POST /api/ladders/<id>/games/<table>/seat` */
export interface SitInLadderGame {
  /** The random value of this seat for the shuffle. */
  value?: string | null;
}

/** Ask what a building of the row, or of the seat, would bring to the seat on every cell where it fits. */
export interface Sites {
  do: "sites";
  id: string;
  seat: number;
  card: string;
}

/** The builds that would be legal if the seat held the building and could pay for it; none for another card. */
export interface SitesAnswer {
  type: "sites";
  id: string;
  version: number;
  sites: Preview[];
}

/** The host fills the remaining seats with bots and begins. */
export interface Start {
  do: "start";
  key: string;
}

/** At a table of pace `step`: let the bot move now. */
export interface Step {
  do: "step";
  version: number;
}

/** The bots of one strength. */
export interface StrengthView {
  bot: "apprentice" | "architect" | "mason";
  /** What the strongest bot scores at your place against them; None until it is known. */
  par: number | null;
}

/** A player's decisions, counted. */
export interface Summary {
  player: number;
  /** By grade; every grade is there. */
  grades: Record<string, number>;
  /** Of the moves graded doubtful or worse, by what was wrong with them (`KINDS`); only those that occurred. */
  kinds: Record<string, number>;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  name: string;
  status: "over" | "running" | "waiting";
  /** The name at each seat, empty if the seat is open. */
  seats: string[];
  open: number;
  turn: number;
  updated_at: number;
  edition: string;
}

/** `GET /api/tables` */
export interface TableList {
  tables: TableLine[];
  /** The parameter `after` for the next page. */
  after: string | null;
}

/** The table: the same bytes for every seat and spectator. */
export interface TableView {
  id: string;
  /** The number of entries of its log. */
  number: number;
  /** Increases with every change that a player must look at before moving. */
  version: number;
  status: "over" | "running" | "waiting";
  options: Options;
  players: number;
  /** The hash of the edition, see `GET /api/editions/<hash>`. */
  edition: string;
  seats: SeatView[];
  /** Whether there is a host who may start. */
  host: boolean;
  /** The SHA-256 of the server's secret seed (docs/bots/chance.md). */
  commitment: string | null;
  /** None before the game begins. */
  view: PublicView | null;
  ply: number;
  /** Each player's points as the city stands. */
  points: number[];
  /** The seat that must choose or confirm now. */
  chooses: number | null;
  confirming: boolean;
  undoable: Undoable | null;
  /** When the clock runs out, in milliseconds since 1970. */
  deadline: number | null;
  result: ResultView | null;
  /** The next table. */
  rematch: string | null;
  /** For a table that continues another one: its id and ply. */
  origin: string | null;
}

/** A seat and its secret. */
export interface TakenSeat {
  id: string;
  seat: number;
  token: string;
}

/** A bot is thinking about its move since `since`. */
export interface Thinking {
  type: "thinking";
  seat: number;
  since: number;
}

/** How a tie was broken: clockwise from `start` (SCORE-6, END-2). */
export interface TieView {
  tied: number[];
  start: number;
  /** Whether `start` is the player who triggered the end. */
  triggered: boolean;
}

/** `GET /api/today` */
export interface Today {
  /** The date, by UTC. */
  day: string;
  /** When the next day begins. */
  ends_at: number;
  players: number;
  strengths: StrengthView[];
  par_bot: string;
  /** For each star, the least share of par in percent. */
  stars: number[];
}

/** `GET /api/tables/<id>/today`: how the town of a day went. */
export interface TownResult {
  day: string;
  bot: "apprentice" | "architect" | "mason";
  /** Whether it does not count: with hints, or a bot played for the player. */
  practice: boolean;
  over: boolean;
  points: number;
  /** 1 for the winner. */
  place: number;
  /** None until it is known. */
  par: number | null;
  /** 1 to 5; None until the game is over and par known. */
  stars: number | null;
  /** Whether this server can draw pictures. */
  has_card: boolean;
}

/** TurningPoint */
export interface TurningPoint {
  ply: number;
  /** The player whose chance changed most. */
  player: number;
  before: number;
  after: number;
  /** The part of the change that is luck. */
  luck: number;
  /** The position to play on from, unseen cards dealt anew (docs/bots/protocol.md, `state`). */
  position: Record<string, unknown>;
}

/** Undo the last moves, or all since the lock. */
export interface Undo {
  do: "undo";
  key: string;
  seat: number;
  version: number;
  all?: boolean;
  count?: number;
}

/** The moves that can be undone. */
export interface Undoable {
  seat: number;
  /** Since the lock. */
  moves: string[];
  /** The event that undo cannot pass: `refill`, `flip`, `pile`, `reshuffle`, `passed`; None at the start. */
  lock: string | null;
}

/** The table after a change. `log` replaces the lines from `log_from` on. */
export interface Update {
  type: "update";
  table: TableView;
  log_from: number;
  log: LogLine[];
  now: number;
}

/** `POST /api/codes`: move a seat to this device. */
export interface UseCode {
  code: string;
}

/** Add a random value to the shuffle before the game; the first one of a seat counts (docs/bots/chance.md). */
export interface Value {
  do: "value";
  key: string;
  seat: number;
  value: string;
}

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  /** The seats of this client. */
  seats: number[];
  hosting: boolean;
  table: TableView;
  log_from: number;
  log: LogLine[];
  chat: ChatLine[];
  /** The server's clock, in milliseconds since 1970. */
  now: number;
}

/** Ask why moves, or the moves that picked targets could mean, are illegal. */
export interface Why {
  do: "why";
  id: string;
  moves?: string[];
  /** What was picked on the table: `worker:3`, `cell:1,0`, `mine:inn`. */
  targets?: string[];
}

/** For each move all rules that forbid it; none if it is legal. */
export interface WhyAnswer {
  type: "why";
  id: string;
  version: number;
  answers: ([string, RefusalView[]])[];
}

export type Request =
  | Hello
  | Move
  | Undo
  | Confirm
  | Order
  | Adjust
  | Say
  | Rename
  | Value
  | Start
  | Leave
  | Return
  | Rematch
  | Step
  | Why
  | Hint
  | Sites
  | Score;

export type Answer =
  | Welcome
  | Update
  | Choices
  | Chat
  | Presence
  | Thinking
  | ChancesView
  | Done
  | Refused
  | WhyAnswer
  | HintAnswer
  | SitesAnswer
  | ScoreAnswer
  | Lost
  | Goodbye;
