// Made by scripts/wire.py from the types of the server; do not change it here.

/** `POST /api/lessons/{name}`: a table at which the one who asks holds both seats and moves as the lesson says. */
export interface BeginLesson {
  name?: string;
  key?: string | null;
}

/** A bot that can sit at a table. */
export interface BotLine {
  name: string;
  /** The message that tells what it is like. */
  about: string;
  simulations: number;
}

/** `GET /api/bots` */
export interface BotList {
  bots: BotLine[];
  /** Who plays for those who left, unless the table has chosen another. */
  stand_in: string;
}

/** Each player's chance to win, in percent, and the points they may expect. */
export interface ChancesView {
  type: "chances";
  version: number;
  chances: number[];
  points: number[];
}

/** Somebody said something. */
export interface Chat {
  type: "chat";
  line: ChatLine;
}

/** Something said. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** To those who hold the seat that must choose: every legal move, and where each building would fit if paid. */
export interface Choices {
  type: "choices";
  version: number;
  seat: number;
  moves: PreviewView[];
  fits: Record<string, ([number, number])[]>;
}

/** Let the turn stand. */
export interface Confirm {
  do: "confirm";
  key: string;
  seat: number;
  version: number;
}

/** So many days for each decision: a game by correspondence. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** The request with that key is carried out and kept. */
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

/** An edition that people are offered. */
export interface EditionLine {
  name: string;
  /** For how many players it has cards. */
  players: number[];
}

/** `GET /api/editions` */
export interface EditionList {
  /** The usual one first. */
  editions: EditionLine[];
}

/** `GET /api/glossary`: each word of the game, by language. */
export interface Glossary {
  terms: (Record<string, string>)[];
}

/** The server closes the connection; `again`: come back in a moment. */
export interface Goodbye {
  type: "goodbye";
  reason: string;
  again: boolean;
}

/** The first message: which table, and the secrets of the seats one holds; none to watch. */
export interface Hello {
  do: "hello";
  table: string;
  tokens?: string[];
  /** How many lines of the log are known already. */
  log?: number;
}

/** What would a good bot do? */
export interface Hint {
  do: "hint";
  id: string;
  version: number;
}

/** A bot's best moves, prospects and reasons (docs/protocol.md, `explain`). */
export interface HintAnswer {
  type: "hint";
  id: string;
  version: number;
  hint: Record<string, unknown>;
}

/** `GET /api/languages`: the files of texts of each language. */
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

/** One thing to do: what is said, the moves that do it (`*` is anything), and those that follow by themselves. */
export interface LessonStep {
  message: string;
  accept: string[];
  then: string[];
}

/** One lesson: the messages of its title and its end, its steps, or the bot of a whole game. */
export interface LessonView {
  id: string;
  title: string;
  done: string;
  steps: LessonStep[];
  bot: string | null;
}

/** `GET /api/lessons`: all lessons, in their order. */
export interface Lessons {
  lessons: LessonView[];
}

/** One thing that happened, as a message id and facts. */
export interface LogLine {
  message: string;
  facts: Record<string, unknown>;
  turn: number;
  ply: number;
  at: number;
}

/** A seat that one held was moved to another device, or has a new link: one only watches it now. */
export interface Lost {
  type: "lost";
  seat: number;
}

/** The answer to `POST /api/tables`. */
export interface MadeTable {
  id: string;
  /** The host's secret: starts the game and issues links anew. */
  host: string;
  /** Of the seats `here` and `link`. */
  seats: SeatLink[];
}

/** Play a move. */
export interface Move {
  do: "move";
  key: string;
  seat: number;
  version: number;
  move: string;
}

/** So many seconds for each decision. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** The answer to `POST /api/tables/<id>/seats/<seat>/code`: says it to the other device within ten minutes. */
export interface MoveCode {
  code: string;
  expires_at: number;
}

/** `POST /api/tables` */
export interface NewTable {
  seats: SeatWish[];
  options?: Partial<Options>;
  /** The same key again gives the same table. Its secrets are made from it, so it must be a secret of 128 bits. */
  key?: string | null;
  origin?: Origin | null;
}

/** Nobody is hurried. */
export interface NoClock {
  kind: "none";
}

/** How a table plays. */
export interface Options {
  name: string;
  edition: string;
  /** Take moves back to the last lock, or not at all. */
  undo: "lock" | "off";
  /** Whether people confirm their turn while something in it can still be taken back. */
  confirm: boolean;
  clock: NoClock | MoveClock | DaysClock;
  pace: "normal" | "quick" | "slow" | "step";
  /** Whether the Builder's holder may leave a standing order. */
  orders: boolean;
  hints: boolean;
  /** Whether everybody sees each player's chance to win. */
  chances: boolean;
  public: boolean;
  /** The bot that plays for those who left or ran out of time. */
  stand_in: string;
  /** A named deal, disclosed to everybody; None: a secret one, disclosed at the end. */
  deal: string | null;
}

/** A standing order for the Builder's reaction. */
export interface Order {
  do: "order";
  key: string;
  seat: number;
  order: "ask" | "gain" | "never";
  least?: number;
}

/** Where the new table begins: at a ply of a finished table, or of a record. Unseen cards are dealt anew. */
export interface Origin {
  ply: number;
  table?: string | null;
  record?: string | null;
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
  view: Record<string, unknown>;
}

/** Who is there: for each seat whether somebody who holds it is connected, and how many watch. */
export interface Presence {
  type: "presence";
  seats: boolean[];
  watching: number;
}

/** A legal move and what it would bring (docs/api.md). */
export interface PreviewView {
  move: string;
  points: ([number, number])[];
  pays?: number;
  gains?: number;
  card?: string | null;
  slots?: ([string, number])[];
  back?: ([string, number])[];
  bonuses?: ([number, number, string])[];
  character?: string | null;
  pool?: string[];
  robbed?: ([number, string])[];
  locks?: string[];
  reacts?: number | null;
  passes_to?: number | null;
  ends_game?: boolean;
}

/** Every error over HTTP: a message id and its facts. */
export interface Problem {
  error: string;
  facts: Record<string, unknown>;
  refusals: RefusalView[];
}

/** `POST /api/replays`: a pasted record. */
export interface ReadRecord {
  record: string;
}

/** What happened since this seat's last turn? */
export interface Recap {
  do: "recap";
  id: string;
  seat: number;
}

/** What happened since a seat's last turn, and what that changed for it. */
export interface RecapAnswer {
  type: "recap";
  id: string;
  seat: number;
  turns: RecapTurn[];
  /** Characters given back. */
  lost: string[];
  /** Each player's points then and now. */
  points: ([number, number])[];
  coins: [number, number];
  /** Cards that are new in the row. */
  row: string[];
  /** Single slots that are free now and were taken then. */
  slots: ([string, number])[];
}

/** One turn of a recap. */
export interface RecapTurn {
  turn: number;
  player: number;
  log: LogLine[];
}

/** One rule that forbids a move. */
export interface RefusalView {
  rule: string;
  message: string;
  facts: Record<string, unknown>;
}

/** The request is not carried out, and why. `request` is its key or id. */
export interface Refused {
  type: "refused";
  request: string | null;
  error: string;
  facts: Record<string, unknown>;
  refusals: RefusalView[];
}

/** Play again, or not; with `now` at once, whoever has not said yes being played by a bot. */
export interface Rematch {
  do: "rematch";
  key: string;
  seat: number;
  yes?: boolean;
  now?: boolean;
}

/** Take the seat of a link, or give one's seat another name or colour. */
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
  /** The score sheet; each line also has its `cell` and the cells that `counted`; `tie` tells how one was broken. */
  score: Record<string, unknown>;
  origin: string | null;
}

/** `POST /api/tables/<id>/reports`: something is wrong. The record is kept with it. */
export interface Report {
  key: string;
  text: string;
}

/** How the game ended. */
export interface ResultView {
  totals: number[];
  winner: number;
  /** Disclosed now; None for a game that began from a position. */
  seed: string | null;
}

/** Take one's seat back from the bot. */
export interface Return {
  do: "return";
  key: string;
  seat: number;
}

/** A chapter of the rules: `chapter-{id}` is its heading; of each rule `rule-{id}-title` and `rule-{id}`. */
export interface RuleChapter {
  id: string;
  rules: string[];
}

/** A rule that can refuse a move, and the message that says so. */
export interface RuleLine {
  rule: string;
  message: string;
}

/** `GET /api/rules`: `rulings` are those of `ruling-{id}-question` and `ruling-{id}`, each with its rules. */
export interface RuleList {
  version: string;
  refusals: RuleLine[];
  chapters: RuleChapter[];
  rulings: Record<string, string[]>;
  pictures: RulePicture[];
}

/** A real position beside a rule: what it says, the public view, what of it is drawn, and what is tried there. */
export interface RulePicture {
  rule: string;
  message: string;
  facts: Record<string, unknown>;
  view: Record<string, unknown>;
  shows: "city" | "clay" | "prices";
  tried: TriedBuild | null;
}

/** Chat; who watches says it under a name. */
export interface Say {
  do: "say";
  key: string;
  text: string;
  seat?: number | null;
  name?: string;
}

/** The score sheet as the city stands. */
export interface Score {
  do: "score";
  id: string;
}

/** The score sheet (docs/protocol.md, `score`); each line also has its `cell` and the cells that `counted`. */
export interface ScoreAnswer {
  type: "score";
  id: string;
  score: Record<string, unknown>;
}

/** The secret of a seat, to be kept in the fragment of its link. */
export interface SeatLink {
  seat: number;
  token: string;
}

/** A seat as everybody sees it. */
export interface SeatView {
  kind: "bot" | "here" | "link" | "open";
  name: string;
  colour: "blue" | "purple" | "red" | "yellow";
  taken: boolean;
  /** The bot that plays the seat now. */
  bot: string | null;
  /** Why a bot plays for a person: `left`, `resigned`, `time`, `start`, `removed`. */
  reason: string | null;
  order: "ask" | "gain" | "never";
  least: number;
  rematch: boolean | null;
}

/** Who shall sit at a seat. */
export interface SeatWish {
  /** `here`: whoever makes the table; `open`: anybody who comes; `link`: who has its link; `bot`. */
  kind: "bot" | "here" | "link" | "open";
  name?: string;
  colour?: "blue" | "purple" | "red" | "yellow" | null;
  /** The level or other bot, for a seat of that kind. */
  bot?: string | null;
}

/** `POST /api/tables/<id>/seats/<seat>/notice`: tell this address when it is the seat's turn; None: nobody. */
export interface SetNotice {
  url: string | null;
}

/** `POST /api/tables/<id>/sit`: take an open seat. The seat's secret is made from the key. */
export interface Sit {
  key: string;
  name?: string;
  seat?: number | null;
  colour?: "blue" | "purple" | "red" | "yellow" | null;
}

/** The host fills the seats that are left with bots and begins. */
export interface Start {
  do: "start";
  key: string;
}

/** At a table of pace `step`: let the bot move now. */
export interface Step {
  do: "step";
  version: number;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  name: string;
  status: "over" | "running" | "waiting";
  /** The name at each seat; empty where it is open. */
  seats: string[];
  open: number;
  turn: number;
  updated_at: number;
  edition: string;
}

/** `GET /api/tables` */
export interface TableList {
  tables: TableLine[];
  /** What to ask for the next ones by. */
  after: string | null;
}

/** The table as everybody sees it: the same bytes for every seat and spectator. */
export interface TableView {
  id: string;
  /** How many entries its log has. */
  number: number;
  /** Counts moves, confirmations and what was taken back. */
  version: number;
  status: "over" | "running" | "waiting";
  options: Options;
  players: number;
  /** The hash of the edition; `GET /api/editions/<hash>` gives what is printed. */
  edition: string;
  seats: SeatView[];
  /** Whether there is a host who may start. */
  host: boolean;
  /** A promise of the secret seed: its SHA-256 (docs/chance.md). */
  commitment: string | null;
  /** The public view of docs/protocol.md; None before the game begins. */
  view: Record<string, unknown> | null;
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
  /** For a table that goes on from another one: its id and ply. */
  origin: string | null;
}

/** A seat and its secret. */
export interface TakenSeat {
  id: string;
  seat: number;
  token: string;
}

/** A bot thinks about its move since then. */
export interface Thinking {
  type: "thinking";
  seat: number;
  since: number;
}

/** A build that is refused: the card, where, and the sides that do not match. */
export interface TriedBuild {
  card: string;
  cell: [number, number];
  sides: string[];
}

/** Take back the last moves, or all back to the lock. */
export interface Undo {
  do: "undo";
  key: string;
  seat: number;
  version: number;
  all?: boolean;
  count?: number;
}

/** What can be taken back. */
export interface Undoable {
  seat: number;
  /** From the lock on. */
  moves: string[];
  /** What closes the way further back: `refill`, `flip`, `pile`, `reshuffle`, `passed`, or None at the start. */
  lock: string | null;
}

/** Something happened: the table as it is now. The log is to be replaced from `log_from` on. */
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

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  /** The seats one holds. */
  seats: number[];
  hosting: boolean;
  table: TableView;
  log_from: number;
  log: LogLine[];
  chat: ChatLine[];
  /** The server's clock, in milliseconds since 1970. */
  now: number;
}

/** Why can these moves not be played? */
export interface Why {
  do: "why";
  id: string;
  moves: string[];
}

/** For each move asked about every rule that forbids it; none where it is legal. */
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
  | Step
  | Order
  | Say
  | Rename
  | Start
  | Leave
  | Return
  | Rematch
  | Why
  | Hint
  | Recap
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
  | RecapAnswer
  | ScoreAnswer
  | Lost
  | Goodbye;
