import type { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** How pdf.js opens what people hand in, to read its text: nothing is drawn, fetched or run. */
export const opcionesPdf = (bytes: Uint8Array) =>
  ({
    // pdf.js takes the buffer away from its owner.
    data: bytes.slice(),
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: 0,
  }) satisfies Parameters<typeof getDocument>[0]
