/** What a system, a driver or a library calls a failure (`ENOENT`, `23505`); empty where it says none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
