import { makeEtiquetado } from '@valija/sandbox/muestras/conciliacion/etiquetado.ts'
import {
  bajoElLimite,
  isError,
  limites,
  medir,
  type Resultado,
  total,
} from '@valija/sandbox/testing/medir.ts'
import { leerLexico } from '@valija/server/adapters/lexico.ts'
import { judgeEnMemoria } from './conciliacion/judge-en-memoria.ts'

const pct = (part: number, whole: number): string => (whole === 0 ? '-' : (part / whole).toFixed(3))

/** What the machine applies and proposes of labelled statements, class by class; below a limit it fails. Args: seeds. */
export async function run(args: string[]): Promise<void> {
  const lexico = await leerLexico()
  const semillas = args.length > 0 ? args : ['1']
  const resultados = semillas.flatMap((semilla) =>
    judgeEnMemoria(makeEtiquetado(semilla), lexico).map(toResultado),
  )
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
  const medida = total(cuentas)
  console.log(JSON.stringify({ medida: 'conciliacion', ...medida, limites }))
  const bajo = bajoElLimite(medida)
  if (bajo.length > 0 || medida.filas < 2_000) {
    console.error(`Por debajo del límite: ${bajo.join(', ') || 'filas'}`)
    process.exitCode = 1
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
