import { type Extraccion, extraer } from '@valija/documents/comprobantes/extraccion/extraer.ts'
import {
  camposDeVerdad,
  type Calificacion,
  calificar,
} from '@valija/sandbox/muestras/comprobantes/calificar.ts'
import { createLectorLocal } from '@valija/server/adapters/lector/lector-local.ts'
import { lectoresDePrueba } from '@valija/server/testing/lectores-de-prueba.ts'
import { makeComprobantes } from '@valija/sandbox/muestras/comprobantes/make-comprobantes.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'

const hoy = '2026-10-10' as Dia
type Cuenta = Partial<Record<Calificacion, number>>

/**
 * Every layout as text PDF, scan, screenshot and photo, so many times (`-- comprobantes 2`), read in the reader's own
 * process: fields right and sure, right with a doubt, wrong, wrong and sure, not found.
 */
export async function run([veces = '2']: string[]): Promise<void> {
  const lectores = lectoresDePrueba()
  const lector = createLectorLocal(lectores)
  const table = new Map<string, Cuenta>()
  const seconds = new Map<string, number[]>()
  let comprobantes = 0
  const count = (key: string, calificacion: Calificacion) => {
    const row = table.get(key) ?? {}
    row[calificacion] = (row[calificacion] ?? 0) + 1
    table.set(key, row)
  }
  for await (const { clase, ajeno, nombre, bytes, verdad } of makeComprobantes(hoy, Number(veces))) {
    comprobantes += 1
    const start = performance.now()
    const lectura = await lector.leer(bytes, 'medida')
    seconds.set(clase, [...(seconds.get(clase) ?? []), (performance.now() - start) / 1000])
    const extraccion: Pick<Extraccion, 'campos'> =
      lectura.leido && 'paginas' in lectura ? extraer(lectura.paginas, { hoy }) : { campos: {} }
    for (const campo of camposDeVerdad) {
      const calificacion = calificar(extraccion, verdad, campo)
      if (!calificacion) continue
      count(`${clase}.${campo}`, calificacion)
      count(`${clase}.todos`, calificacion)
      if (ajeno) count(`${clase}.ajenos`, calificacion)
      if (calificacion === 'equivocadaSegura')
        console.error(`${nombre} ${campo}: «${extraccion.campos[campo]?.valor}», dice «${verdad[campo]}»`)
    }
  }
  for (const [key, row] of [...table].toSorted(([a], [b]) => a.localeCompare(b))) {
    const total = Object.values(row).reduce((sum, n) => sum + n, 0)
    const segura = row.segura ?? 0
    console.log(
      JSON.stringify({
        medida: `comprobantes.${key}`,
        campos: total,
        segura,
        dudosa: row.dudosa ?? 0,
        equivocada: row.equivocada ?? 0,
        noEncontrada: row.noEncontrada ?? 0,
        equivocadaSegura: row.equivocadaSegura ?? 0,
        seguraPorCiento: Math.round((1000 * segura) / total) / 10,
      }),
    )
  }
  for (const [clase, list] of seconds) {
    const sorted = list.toSorted((a, b) => a - b)
    const at = (part: number) => Number((sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(2))
    console.log(
      JSON.stringify({
        medida: `comprobantes.segundos.${clase}`,
        n: list.length,
        mediana: at(0.5),
        p95: at(0.95),
        peor: at(1),
      }),
    )
  }
  const { picoMb: picoMegabytes, procesos } = lectores.uso('comprobantes')
  console.log(JSON.stringify({ medida: 'comprobantes.proceso', comprobantes, picoMegabytes, procesos }))
  lectores.stop()
}
