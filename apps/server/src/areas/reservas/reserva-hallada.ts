import type { Hallado } from '@valija/contract/buscar.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { can } from '@valija/domain/acceso/permisos.ts'
import type { Pregunta } from '@valija/domain/buscar/pregunta.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refuse.ts'
import { openReserva } from './read-reserva.ts'

/** The booking that goes by what was typed, whole, if it opens to the person; no engine is asked while one types. */
export async function reservaHallada(deps: Deps, actor: Actor, { codigo }: Pregunta): Promise<Hallado[]> {
  if (!can(actor.rol, 'reservas.ver') || !/^(?=.*\d)[a-z\d-]{5,20}$/i.test(codigo)) return []
  try {
    const { conocida, piezas, vista } = await openReserva(deps, actor, codigo, null)
    const localizador = vista.cobros ? conocida.localizador : codigo.toUpperCase()
    const { hechos } = piezas
    const total = vista.cobros ? (hechos?.total ?? null) : null
    return [
      {
        id: localizador,
        titulo: localizador,
        detalle: vista.cobros ? [conocida.nombrePaquete, conocida.cliente].filter(Boolean).join(' · ') : '',
        importe: total === null ? null : centavos(total),
        moneda: hechos?.moneda ?? 'MXN',
        fecha: hechos?.inicio ?? null,
        estado: hechos?.cancelada ? 'Cancelado' : null,
        loteId: null,
        categoria: null,
        estatus: null,
        fechaPago: null,
        comisionistaId: null,
      },
    ]
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return []
    throw error
  }
}
