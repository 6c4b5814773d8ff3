export const tags = ['invitados']
/** Anybody may call these. A flood is turned away before any work; the limits that count are kept in the database. */
export const config = {
  allow: 'publico' as const,
  rateLimit: { max: 240, timeWindow: '1 minute' },
}
