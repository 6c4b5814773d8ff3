/** Its only effect: pdf.js finds its own reader without a worker of its own. */
declare module 'pdfjs-dist/build/pdf.worker.min.mjs' {}
declare module 'pdfjs-dist/build/pdf.min.mjs' {
  export const getDocument: typeof import('pdfjs-dist').getDocument
}
