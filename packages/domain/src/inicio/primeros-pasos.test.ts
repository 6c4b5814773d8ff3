import { expect, it } from 'vitest'
import { type Capacidad, can } from '../acceso/permisos.ts'
import { roles } from '../acceso/roles.ts'
import { type ClaveDePaso, pasosDe } from './primeros-pasos.ts'

const pide: Record<ClaveDePaso, Capacidad | null> = {
  verReserva: 'reservas.ver',
  cargarLote: 'archivos.subir',
  procesarLote: 'lotes.procesar',
  cargarRecibo: 'comprobantes.agregar',
  registrarPago: 'pagos.crear',
  importarEstado: 'pagos.ver',
  conciliar: 'pagos.ver',
  pedirFacturas: 'porFacturar.pedir',
  prefactura: 'prefacturas.crear',
  facturarComision: 'prefacturas.crear',
  subirComplemento: 'complementos.subir',
  protegerCuenta: null,
}
it.each(roles)('[X-5] the first steps of %s are such as the role may do, each once', (rol) => {
  const pasos = pasosDe(rol)
  expect(new Set(pasos).size).toBe(pasos.length)
  for (const paso of pasos) {
    const capacidad = pide[paso]
    if (capacidad !== null) expect(can(rol, capacidad), paso).toBe(true)
  }
})
