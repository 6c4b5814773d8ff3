/** Whoever reads was given no more memory: what Node says of it where it still can. The file is too much, not damaged. */
export const isSinMemoria = (error: unknown): boolean =>
  error instanceof Error && /allocat|out of memory|ENOMEM/i.test(error.message)

/** What is said of a file that cannot be read; of one that was given no more memory nothing is said. */
export const saySalvoSinMemoria =
  <T>(salida: T) =>
  (error: unknown): T => {
    if (isSinMemoria(error)) throw error
    return salida
  }
