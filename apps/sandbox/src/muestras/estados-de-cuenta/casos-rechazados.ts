import { perfiles } from '@valija/documents/estados-de-cuenta/perfiles.ts'
import type { CeldaDeLibro } from '@valija/documents/testing/write-estado.ts'
import { anioDe, type Dia, diaEn, mesDe, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { barras, type Caso, type Escribir } from './caso.ts'
import { filasDe, makeEstado } from './make-estado.ts'

/** Files that are refused whole, each with its words. */
export function casosRechazados(dia: Dia, de: Escribir): Caso[] {
  const bbva = de('bbvaMxn')
  const santander = de('santanderMxn', barras)
  const rechazado = (nombre: string, fuente: string, filas: CeldaDeLibro[][], rechazo: string): Caso => ({
    nombre: `rechazado-${nombre}-en-${fuente}`,
    fuente,
    filas,
    rechazo,
  })
  const conDosLecturas = () => {
    // Eight days of a month, month first: every date is also one of eight months.
    const primero = diaEn(anioDe(dia), mesDe(dia), 1)
    const moved = santander.movimientos.slice(0, 8).map((row, i) => ({ ...row, dia: sumarDias(primero, i) }))
    return filasDe(makeEstado(santander.fuente, moved, { fechas: 'mesPrimero' }))
  }
  const nombreDe = (clave: string) => perfiles.find((perfil) => perfil.clave === clave)?.nombre ?? clave
  return [
    rechazado(
      'vacio',
      'bbvaMxn',
      filasDe({ ...bbva.estado, renglones: [] }),
      'El archivo no tiene movimientos',
    ),
    rechazado('en-blanco', 'bbvaMxn', [], 'El archivo no tiene movimientos'),
    rechazado(
      'de-otro-banco',
      'bbvaMxn',
      filasDe(santander.estado),
      `no son los de ${nombreDe('bbvaMxn')}, sino los de`,
    ),
    rechazado('de-otra-moneda', 'bbvaUsd', filasDe(bbva.estado), 'no es de USD en los métodos de pago'),
    rechazado(
      'con-titulos-arriba',
      'santanderMxn',
      [['Santander'], ['Consulta de movimientos'], ['Periodo', dia], ...filasDe(santander.estado)],
      'Los encabezados están en el renglón 5 y en Santander MXN van en el 2',
    ),
    rechazado('fechas-de-dos-lecturas', 'santanderMxn', conDosLecturas(), 'No se sabe si las fechas'),
    rechazado(
      'fechas-volteadas',
      'santanderMxn',
      filasDe(de('santanderMxn', { fechas: 'volteada' }).estado),
      'No se sabe si las fechas',
    ),
  ]
}
