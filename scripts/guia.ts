import { mkdirSync } from 'node:fs'
import { cargarLote, facturaRechazada } from './guia/cargar-lote.ts'
import { comisiones } from './guia/comisiones.ts'
import { conciliacion } from './guia/conciliacion.ts'
import { entrada, inicios } from './guia/entrada.ts'
import { carpeta } from './guia/foto.ts'
import { invitados } from './guia/invitados.ts'
import { processLotes, sembrar } from './guia/lotes.ts'
import { pagosDeReservas } from './guia/pagos.ts'
import { personas } from './guia/personas.ts'
import { startProducto } from './guia/producto.ts'
import { pagarConRecibo } from './guia/recibos.ts'
import { paginaDeReserva } from './guia/reserva.ts'

/**
 * `npm run guia`: walks the whole product in a browser as its users would, on a database of its own, and leaves the
 * pictures of the guide in docs/guia. A chapter that fails is named and the others go on; `-- inicios` takes just that one.
 */
const capitulos = {
  entrada,
  cargarLote,
  facturaRechazada,
  sembrar,
  inicios,
  processLotes,
  pagarConRecibo,
  personas,
  comisiones,
  invitados,
  pagosDeReservas,
  paginaDeReserva,
  conciliacion,
}
const pedidos = process.argv.slice(2)
const desconocido = pedidos.find((nombre) => !Object.hasOwn(capitulos, nombre))
if (desconocido !== undefined) {
  console.error(`No hay un capítulo ${desconocido}. Los hay: ${Object.keys(capitulos).join(', ')}.`)
  process.exit(2)
}
mkdirSync(carpeta, { recursive: true })
const producto = await startProducto()
try {
  for (const [nombre, walk] of Object.entries(capitulos)) {
    if (pedidos.length > 0 && !pedidos.includes(nombre)) continue
    try {
      await walk(producto)
      console.log(`${nombre}: listo`)
    } catch (error) {
      console.error(`${nombre}: ${error instanceof Error ? error.message : String(error)}`)
      process.exitCode = 1
    }
  }
} finally {
  await producto.stop()
}
