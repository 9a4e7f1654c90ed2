// A QR code as one path: a unit a module, with the quiet border of four that readers want.
import qrcode from "qrcode-generator";

export interface Qr {
  size: number;
  path: string;
}

export const quiet = 4;

export function qrOf(text: string): Qr {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = "";
  for (let row = 0; row < count; ++row)
    for (let from = 0; from < count; ++from) {
      let to = from;
      while (to < count && code.isDark(row, to)) ++to;
      if (to > from) path += `M${from + quiet} ${row + quiet}h${to - from}v1h${from - to}z`;
      from = to;
    }
  return { size: count + 2 * quiet, path };
}
