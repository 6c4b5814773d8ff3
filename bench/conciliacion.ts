import { makeEtiquetado } from '@valija/sandbox/muestras/conciliacion/etiquetado.ts'
import {
  bajoElLimite,
  isError,
  limites,
  medir,
  type Resultado,
  total,
} from '@valija/sandbox/testing/medir.ts'
import { catorce } from './conciliacion/ciegas/catorce.ts'
import { mundoCatorce } from './conciliacion/ciegas/catorce-mundo.ts'
import { cuarta } from './conciliacion/ciegas/cuarta.ts'
import { decima } from './conciliacion/ciegas/decima.ts'
import { duodecima } from './conciliacion/ciegas/duodecima.ts'
import { mundoDuodecima } from './conciliacion/ciegas/duodecima-mundo.ts'
import { novena } from './conciliacion/ciegas/novena.ts'
import { octava } from './conciliacion/ciegas/octava.ts'
import { primera } from './conciliacion/ciegas/primera.ts'
import { quinta } from './conciliacion/ciegas/quinta.ts'
import { segunda } from './conciliacion/ciegas/segunda.ts'
import { septima } from './conciliacion/ciegas/septima.ts'
import { sexta } from './conciliacion/ciegas/sexta.ts'
import { tercera } from './conciliacion/ciegas/tercera.ts'
import { trece } from './conciliacion/ciegas/trece.ts'
import { mundoTrece } from './conciliacion/ciegas/trece-mundo.ts'
import { undecima } from './conciliacion/ciegas/undecima.ts'
import { mundoUndecima, type PagoCiego } from './conciliacion/ciegas/undecima-mundo.ts'
import { judgeEnMemoria } from './conciliacion/judge-en-memoria.ts'
import { judgeCiegas } from './conciliacion/medir-ciegas.ts'
import { judgeMundo } from './conciliacion/medir-mundo.ts'

const pct = (part: number, whole: number): string => (whole === 0 ? '-' : (part / whole).toFixed(3))

/** What the machine applies and proposes of labelled statements, class by class; below a limit it fails. Args: seeds. */
export async function run(args: string[]): Promise<void> {
  const semillas = args.length > 0 ? args : ['1']
  const resultados = semillas.flatMap((semilla) => judgeEnMemoria(makeEtiquetado(semilla)).map(toResultado))
  const cuentas = medir(resultados)
  console.log(['clase', 'filas', 'aplicadas', 'mal', 'recall', 'primera', 'entre tres'].join(' | '))
  for (const one of cuentas)
    console.log(
      [
        one.clase.padEnd(38),
        one.filas,
        one.aplicadas,
        one.mal,
        pct(one.debidasAplicadas, one.debidas),
        pct(one.primera, one.senaladas),
        pct(one.entreTres, one.senaladas),
      ].join(' | '),
    )
  for (const { fila, aplicado } of resultados.filter(isError))
    console.log(
      JSON.stringify({
        mal: fila.clase,
        aplicado,
        verdad: fila.verdad,
        texto: `${fila.concepto} ${fila.referencia} ${fila.ampliada}`,
      }),
    )
  tell('conciliacion', cuentas)
  // Where no engine tells whose a booking is, and who pays it is anybody.
  const sinSenas = semillas.flatMap((semilla) => {
    const { filas, pagos } = makeEtiquetado(semilla)
    return judgeEnMemoria({ filas, pagos: pagos.map(({ senas: _senas, ...pago }) => pago) }).map(toResultado)
  })
  tell('conciliacion sin lo que cuentan los motores', medir(sinSenas))
  measureCiegas()
}

function tell(nombre: string, cuentas: ReturnType<typeof medir>): void {
  const medida = total(cuentas)
  console.log(JSON.stringify({ medida: nombre, ...medida, limites }))
  const bajo = bajoElLimite(medida)
  if (bajo.length > 0 || medida.filas < 2_000) {
    console.error(`Por debajo del límite: ${bajo.join(', ') || 'filas'}`)
    process.exitCode = 1
  }
}

const ciegas = {
  primera,
  segunda,
  tercera,
  cuarta,
  quinta,
  sexta,
  septima,
  octava,
  novena,
  decima,
  undecima,
  duodecima,
  trece,
  catorce,
}
/** Of those that do not stand over the world of all. */
const mundos: Record<string, readonly PagoCiego[]> = {
  undecima: mundoUndecima,
  duodecima: mundoDuodecima,
  trece: mundoTrece,
  catorce: mundoCatorce,
}
/** Precision is 1; the recall that each holds. What still waits are places, kin and nicknames that nobody told of the booking. */
const recallDe: Record<keyof typeof ciegas, number> = {
  primera: 0.97,
  segunda: 1,
  tercera: 1,
  cuarta: 0.95,
  quinta: 0.91,
  sexta: 0.98,
  septima: 0.96,
  octava: 0.99,
  novena: 1,
  decima: 0.97,
  undecima: 0.94,
  duodecima: 1,
  trece: 1,
  catorce: 0.98,
}
/** Rows that nobody wrote for the rules: of somebody else's none may be applied. */
function measureCiegas(): void {
  for (const [conjunto, escenas] of Object.entries(ciegas)) {
    const mundo = mundos[conjunto]
    const filas = mundo ? judgeMundo(mundo, escenas) : judgeCiegas(escenas)
    const aplicadas = filas.filter(({ aplicada }) => aplicada)
    const mal = aplicadas.filter(({ propia }) => !propia)
    const propias = escenas.reduce((sum, una) => sum + una.propias.length, 0)
    for (const { linea } of mal) console.log(JSON.stringify({ mal: conjunto, texto: linea }))
    for (const { linea } of filas.filter(({ propia, aplicada }) => propia && !aplicada))
      console.log(`espera, ${conjunto}: ${linea}`)
    const bien = aplicadas.length - mal.length
    const limites = { precision: 1, recall: recallDe[conjunto as keyof typeof ciegas] }
    const medida = { filas: filas.length, precision: bien / aplicadas.length, recall: bien / propias }
    console.log(JSON.stringify({ medida: `conciliacion ${conjunto}`, ...medida, limites }))
    if (medida.precision < limites.precision || medida.recall < limites.recall) process.exitCode = 1
  }
}

const toResultado = ({
  fila,
  propuestas,
  veredicto,
  cargosDespues,
}: ReturnType<typeof judgeEnMemoria>[number]): Resultado => ({
  fila,
  aplicado: veredicto.exacta?.lineas[0]?.pagoId ?? null,
  sugeridas: propuestas.map(({ lineas }) => lineas.map(({ pagoId }) => pagoId)),
  // The statement that brings the cargo flags what was applied.
  marcada: cargosDespues > 0,
})
