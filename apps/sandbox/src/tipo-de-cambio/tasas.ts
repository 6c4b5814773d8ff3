import { type Dia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { azarDe } from '../mundo/azar.ts'

const masDias = (dia: string, n: number): string => sumarDias(dia as Dia, n)
const semana = (dia: string): number => new Date(`${dia}T12:00:00Z`).getUTCDay()
const esLunes = (dia: string, mes: string, ordinal: number): boolean =>
  dia.slice(5, 7) === mes && semana(dia) === 1 && Math.ceil(Number(dia.slice(8)) / 7) === ordinal

export const isFinDeSemana = (dia: string): boolean => semana(dia) === 0 || semana(dia) === 6
/** Bank holidays, with the Mondays to which some are moved. */
export const isFestivo = (dia: string): boolean =>
  ['01-01', '05-01', '09-16', '12-25'].includes(dia.slice(5)) ||
  esLunes(dia, '02', 1) ||
  esLunes(dia, '03', 3) ||
  esLunes(dia, '11', 3)

/** Pesos per dollar of a banking day, four decimals as text; null when the bank publishes none. */
export const datoDe = (dia: string): string | null => {
  if (isFinDeSemana(dia) || isFestivo(dia)) return null
  const azar = azarDe('tipo de cambio', dia)
  return (18 + azar.entero(0, 9_000) / 10_000).toFixed(4)
}

/** The last published rate up to a day: weekends and holidays take the one before. */
export const tipoDeCambioDe = (dia: string): { tipoCambio: number; fechaDato: string } => {
  for (let fecha = dia; ; fecha = masDias(fecha, -1)) {
    const dato = datoDe(fecha)
    if (dato !== null) return { tipoCambio: Number(dato), fechaDato: fecha }
  }
}

/** Rows of a series between two days: weekends absent, holidays N/E. */
export const datosEntre = (desde: string, hasta: string): { fecha: string; dato: string }[] => {
  const filas: { fecha: string; dato: string }[] = []
  for (let dia = desde; dia <= hasta && filas.length < 4_000; dia = masDias(dia, 1)) {
    if (isFinDeSemana(dia)) continue
    const [anio, mes, dd] = dia.split('-')
    filas.push({ fecha: `${dd}/${mes}/${anio}`, dato: datoDe(dia) ?? 'N/E' })
  }
  return filas
}
