// Runs before the page is drawn, so that a chosen look never flashes by.
{
  const look = localStorage.getItem("oddville-look");
  if (look) document.documentElement.dataset.look = look;
}
