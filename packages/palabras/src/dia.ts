/** A calendar day in America/Mexico_City, `yyyy-mm-dd`. */
export type Dia = string & { readonly __dia: true }
export const zona = 'America/Mexico_City'

const partes = new Intl.DateTimeFormat('en-CA', {
  timeZone: zona,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
/** The calendar day of an instant in Mexico City. */
export const diaDe = (instante: Date): Dia => partes.format(instante) as Dia

/** No calendar has a year 0, and no column keeps one. */
export const parseDia = (texto: string): Dia | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(texto) || texto.startsWith('0000')) return null
  const instante = new Date(`${texto}T00:00:00Z`)
  return !Number.isNaN(instante.getTime()) && instante.toISOString().slice(0, 10) === texto
    ? (texto as Dia)
    : null
}
/** A day of a month, by its numbers (month and day from 1). */
export const diaEn = (anio: number, mes: number, dia: number): Dia =>
  `${anio}-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}` as Dia
/** How many days a month has. */
export const diasDelMes = (anio: number, mes: number): number => new Date(Date.UTC(anio, mes, 0)).getUTCDate()
export const anioDe = (dia: Dia): number => Number(dia.slice(0, 4))
export const mesDe = (dia: Dia): number => Number(dia.slice(5, 7))
export const diaDelMes = (dia: Dia): number => Number(dia.slice(8, 10))
export const sumarDias = (dia: Dia, n: number): Dia => {
  const instante = new Date(`${dia}T12:00:00Z`)
  instante.setUTCDate(instante.getUTCDate() + n)
  return instante.toISOString().slice(0, 10) as Dia
}

/** As people write it: `dd/mm/yyyy`. */
export const enDiaMesAnio = (dia: string): string => dia.split('-').reverse().join('/')

const conHora = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zona,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
/** `yyyy-mm-dd hh:mm:ss` in Mexico City, the documented form of fechaCreacion (Supplier batches §3). */
export const fechaHoraMexico = (instante: Date): string => conHora.format(instante)

/** Days from one calendar day to another; negative when the second comes first. */
export const daysBetween = (desde: string, hasta: string): number =>
  Math.round((Date.parse(`${hasta}T00:00:00Z`) - Date.parse(`${desde}T00:00:00Z`)) / 86_400_000)
