/** Whoever reads was given no more memory: what Node says of it where it still can. The file is too much, not damaged. */
export const isSinMemoria = (error: unknown): boolean =>
  error instanceof Error && /allocat|out of memory|ENOMEM/i.test(error.message)
