import type { Rol } from '../acceso/roles.ts'

export const clavesDePaso = [
  'verReserva',
  'cargarLote',
  'procesarLote',
  'cargarRecibo',
  'registrarPago',
  'importarEstado',
  'conciliar',
  'pedirFacturas',
  'prefactura',
  'facturarComision',
  'subirComplemento',
  'protegerCuenta',
] as const
export type ClaveDePaso = (typeof clavesDePaso)[number]

/** What of the bitácora shows that a person did it; of what is only read nothing stands there. */
export const hechoDePaso: Record<
  Exclude<ClaveDePaso, 'verReserva'>,
  { entidad: string; acciones: readonly string[] }
> = {
  cargarLote: { entidad: 'lote', acciones: ['crear'] },
  procesarLote: { entidad: 'lote', acciones: ['procesar'] },
  cargarRecibo: { entidad: 'lote', acciones: ['comprobanteAgregado'] },
  registrarPago: { entidad: 'pago', acciones: ['pagoRegistrado'] },
  importarEstado: { entidad: 'estadoDeCuenta', acciones: ['importado'] },
  conciliar: { entidad: 'pago', acciones: ['pagoConciliado'] },
  pedirFacturas: { entidad: 'proveedor', acciones: ['pedirFacturas'] },
  prefactura: { entidad: 'prefactura', acciones: ['crear'] },
  facturarComision: { entidad: 'lote', acciones: ['crear'] },
  subirComplemento: { entidad: 'complemento', acciones: ['guardado'] },
  protegerCuenta: { entidad: 'usuario', acciones: ['llaveAgregada', 'segundoFactorActivado'] },
}

/** The main journeys of each role, in the order in which they are walked. */
const pasos: Record<Rol, readonly ClaveDePaso[]> = {
  admin: [
    'cargarLote',
    'procesarLote',
    'cargarRecibo',
    'registrarPago',
    'importarEstado',
    'conciliar',
    'pedirFacturas',
    'verReserva',
  ],
  OperativoProveedor: ['verReserva', 'pedirFacturas', 'registrarPago', 'protegerCuenta'],
  OperativoComisionista: ['verReserva', 'prefactura', 'procesarLote', 'cargarRecibo', 'protegerCuenta'],
  proveedor: ['cargarLote', 'subirComplemento', 'verReserva', 'protegerCuenta'],
  comisionista: ['prefactura', 'facturarComision', 'subirComplemento', 'verReserva', 'protegerCuenta'],
  usuario: [],
}
export const pasosDe = (rol: Rol | null): readonly ClaveDePaso[] => (rol === null ? [] : pasos[rol])
