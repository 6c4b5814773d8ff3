const partes = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'America/Mexico_City',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `12/10/2026 09:41`, in Mexico City. */
export const enMexico = (instante: string | number): string => {
  const de = Object.fromEntries(
    partes.formatToParts(new Date(instante)).map(({ type, value }) => [type, value]),
  )
  return `${de.day}/${de.month}/${de.year} ${de.hour}:${de.minute}`
}
