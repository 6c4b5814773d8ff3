import type { Buscas, Grupo } from './areas/buscar/buscar.ts'
import { comisionesHalladas, ramasDeComision } from './areas/comisiones/comisiones-halladas.ts'
import { complementosHallados } from './areas/complementos/complementos-hallados.ts'
import { ramasDeComplemento } from './areas/complementos/ramas-de-complemento.ts'
import {
  comisionistasHallados,
  proveedoresHallados,
  ramasDeComisionista,
  ramasDeProveedor,
  textoDeComisionista,
  textoDeProveedor,
} from './areas/directorio/directory-lists.ts'
import { movimientosHallados, ramasDeMovimiento } from './areas/estados-de-cuenta/movimientos-hallados.ts'
import { alcanceDeBusqueda } from './areas/lotes/alcance-lotes.ts'
import { comprobantesHallados, ramasDeComprobanteYLote } from './areas/lotes/comprobantes-hallados.ts'
import {
  facturasHalladas,
  lotesHallados,
  ramasDeFacturaYEmisor,
  ramasDeLote,
} from './areas/lotes/lotes-hallados.ts'
import { pagosHallados, ramasDePago } from './areas/pagos/pagos-hallados.ts'
import { prefacturasHalladas, ramasDePrefactura } from './areas/prefacturas/prefacturas-halladas.ts'
import { reservasHalladas, reservasParecidas } from './areas/reservas/reserva-hallada.ts'
import { textoDeUsuario, usuariosHallados } from './areas/usuarios/list-usuarios.ts'
import { ramasDeNombre } from './http/hallar.ts'

const grupos: readonly Grupo[] = [
  {
    clase: 'factura',
    capacidad: 'lotes.ver',
    busca: (_, lotes) => facturasHalladas(lotes),
    ramas: ramasDeFacturaYEmisor,
  },
  { clase: 'lote', capacidad: 'lotes.ver', busca: (_, lotes) => lotesHallados(lotes), ramas: ramasDeLote },
  { clase: 'pago', capacidad: 'pagos.ver', busca: pagosHallados, ramas: ramasDePago },
  {
    clase: 'comprobante',
    capacidad: 'lotes.ver',
    busca: (_, lotes) => comprobantesHallados(lotes),
    ramas: ramasDeComprobanteYLote,
  },
  { clase: 'movimiento', capacidad: 'pagos.ver', busca: () => movimientosHallados, ramas: ramasDeMovimiento },
  {
    clase: 'complemento',
    capacidad: 'complementos.ver',
    busca: complementosHallados,
    ramas: ramasDeComplemento,
  },
  { clase: 'comision', capacidad: 'comisiones.ver', busca: comisionesHalladas, ramas: ramasDeComision },
  { clase: 'prefactura', capacidad: 'prefacturas.ver', busca: prefacturasHalladas, ramas: ramasDePrefactura },
  {
    clase: 'proveedor',
    capacidad: 'proveedores.lista',
    busca: () => proveedoresHallados,
    ramas: ramasDeProveedor,
    nombres: textoDeProveedor,
  },
  {
    clase: 'comisionista',
    capacidad: 'comisionistas.lista',
    busca: () => comisionistasHallados,
    ramas: ramasDeComisionista,
    nombres: textoDeComisionista,
  },
  {
    clase: 'usuario',
    capacidad: 'usuarios.ver',
    busca: usuariosHallados,
    ramas: (pregunta) => ramasDeNombre(textoDeUsuario, pregunta),
  },
]

/** What the box of the bar looks in: one line for each kind. */
export const buscas: Buscas = {
  grupos,
  alcanceDeLotes: alcanceDeBusqueda,
  reservas: reservasHalladas,
  reservasParecidas,
}
