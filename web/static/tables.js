// Shows the public tables of this server. Names are put in as text, never as markup.
const list = document.getElementById("tables");
document.getElementById("socket").textContent =
  (location.protocol === "https:" ? "wss://" : "ws://") + location.host + "/ws";

function line(text) {
  const item = document.createElement("li");
  item.textContent = text;
  return item;
}

async function show() {
  try {
    const tables = await (await fetch("/api/tables")).json();
    const lines = tables.map((table) => {
      const names = table.names.filter((name) => name !== null).join(", ");
      return line(`${table.code}: ${table.game} ${table.edition}, ${table.phase}, ${table.taken} of ${table.seats} seats taken (${names})`);
    });
    list.replaceChildren(...(lines.length ? lines : [line("None now.")]));
  } catch {
    list.replaceChildren(line("The server does not answer."));
  }
}

show();
setInterval(show, 5000);
