/** 1 = may start a name, 2 = may continue one, 4 = the colon, which namespaces reserve. */
const ASCII = new Uint8Array(128)
for (let c = 0; c < 128; c++) {
  const ch = String.fromCharCode(c)
  if (/[A-Za-z_]/.test(ch)) ASCII[c] = 3
  else if (/[0-9.-]/.test(ch)) ASCII[c] = 2
  else if (ch === ':') ASCII[c] = 6
}

const START =
  /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\ud800-\udb7f\udc00-\udfff]/
const MORE = /[\u00b7\u0300-\u036f\u203f\u2040]/

export const isNameStart = (c: number): boolean =>
  c < 128 ? (ASCII[c]! & 1) !== 0 : START.test(String.fromCharCode(c))

/** True as well for the colon; NaN, which is the end of the text, is no name character. */
export const isNameChar = (c: number): boolean =>
  c < 128
    ? (ASCII[c]! & 2) !== 0
    : c >= 128 && (START.test(String.fromCharCode(c)) || MORE.test(String.fromCharCode(c)))
