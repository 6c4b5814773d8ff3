import type { BuscarRespuesta, ClaseHallada } from '@valija/contract/buscar.ts'
import { type Capacidad, can } from '@valija/domain/acceso/permisos.ts'
import { type Pregunta, readPregunta } from '@valija/domain/buscar/pregunta.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { type Busca, hallar, type Rama, ramasDeNombre } from '../../http/hallar.ts'
import { comisionesHalladas, ramasDeComision } from '../comisiones/hallar-comisiones.ts'
import { complementosHallados } from '../complementos/hallar-complementos.ts'
import { ramasDeComplemento } from '../complementos/ramas-de-complemento.ts'
import {
  comisionistasHallados,
  proveedoresHallados,
  ramasDeComisionista,
  ramasDeProveedor,
} from '../directorio/directory-lists.ts'
import { movimientosHallados, ramasDeMovimiento } from '../estados-de-cuenta/hallar-movimientos.ts'
import { facturasHalladas, lotesHallados, ramasDeFacturaYEmisor, ramasDeLote } from '../lotes/hallar-lotes.ts'
import { canByPolitica } from '../pagos/alcance-pagos.ts'
import { pagosHallados, ramasDePago } from '../pagos/hallar-pagos.ts'
import { reservaHallada } from '../reservas/hallar-reserva.ts'
import { prefacturasHalladas, ramasDePrefactura } from '../prefacturas/hallar-prefacturas.ts'
import { comprobantesHallados, ramasDeComprobante } from '../recibos/hallar-comprobantes.ts'
import { textoDeUsuario, usuariosHallados } from '../usuarios/list-usuarios.ts'

/** What of each kind stands in the answer; the rest is in the list of its area. */
const porGrupo = 5

type Grupo = {
  clase: ClaseHallada
  capacidad: Capacidad
  busca: (actor: Actor) => Busca
  ramas: (pregunta: Pregunta) => Rama[]
}
const grupos: readonly Grupo[] = [
  { clase: 'factura', capacidad: 'lotes.ver', busca: facturasHalladas, ramas: ramasDeFacturaYEmisor },
  { clase: 'lote', capacidad: 'lotes.ver', busca: lotesHallados, ramas: ramasDeLote },
  { clase: 'pago', capacidad: 'pagos.ver', busca: pagosHallados, ramas: ramasDePago },
  { clase: 'comprobante', capacidad: 'lotes.ver', busca: comprobantesHallados, ramas: ramasDeComprobante },
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
  },
  {
    clase: 'comisionista',
    capacidad: 'comisionistas.lista',
    busca: () => comisionistasHallados,
    ramas: ramasDeComisionista,
  },
  {
    clase: 'usuario',
    capacidad: 'usuarios.ver',
    busca: usuariosHallados,
    ramas: (pregunta) => ramasDeNombre(textoDeUsuario, pregunta),
  },
]

/** Everything the caller may see that answers to the text, by kind; each kind within its own scope. */
export async function buscar(deps: Deps, actor: Actor, q: string): Promise<BuscarRespuesta> {
  const pregunta = readPregunta(q, await deps.reloj.hoy())
  if (pregunta === null) return { grupos: [] }
  const estados = await canByPolitica(deps, actor, 'rolesEstadosDeCuenta')
  const mios = grupos.filter(
    ({ clase, capacidad }) => can(actor.rol, capacidad) && (clase !== 'movimiento' || estados),
  )
  const [filas, ...found] = await Promise.all([
    reservaHallada(deps, actor, pregunta),
    ...mios.map(async ({ clase, busca, ramas }) => {
      const filas = await hallar(deps.db, busca(actor), ramas(pregunta), porGrupo + 1)
      return { clase, filas: filas.slice(0, porGrupo), hayMas: filas.length > porGrupo }
    }),
  ])
  const reserva = { clase: 'reserva' as const, filas, hayMas: false }
  return { grupos: [reserva, ...found].filter(({ filas }) => filas.length > 0) }
}
