import type { AsuntoInicio, AvisosInicio } from '@valija/contract/inicio.ts'
import { sayMotivoDeEnvio } from '@valija/contract/redaccion/motivo-de-envio.ts'
import { type Etapa, etapas } from '@valija/domain/lotes/etapas.ts'
import { daysBetween } from '@valija/domain/tiempo/dia.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refuse.ts'
import { borradoresPorTerminar } from '../borradores/borradores-por-terminar.ts'
import { readResumen } from '../comisiones/resumen-comisiones.ts'
import { complementosPorEntregar } from '../complementos/por-entregar.ts'
import { complementosPorRevisar } from '../complementos/por-revisar.ts'
import { porConciliar } from '../conciliacion/filas/por-conciliar.ts'
import { countFallidos } from '../correos/count-fallidos.ts'
import { cuentasPorResolver } from '../cuentas-pago/por-resolver.ts'
import { diasFaltantes } from '../estados-de-cuenta/dias-faltantes.ts'
import { lotesEnCola } from '../lotes/colas.ts'
import { pagosPorConfirmar } from '../pagos/por-confirmar.ts'
import { countUsuarios } from '../usuarios/list-usuarios.ts'

/** Drafts are judged one by one: more than a screen holds are their list's business. */
const tope = 6

const ninguno = {
  id: null,
  nombre: null,
  categoria: null,
  etapa: null,
  detalle: null,
  dias: null,
  facturas: 0,
  montos: [],
}
const etapaDe = (estatus: string): Etapa | null =>
  (Object.keys(etapas) as Etapa[]).find((etapa) => etapas[etapa] === estatus) ?? null

/**
 * What waits for this person, the gravest first: the only place where a queue is counted for the bell and for the home
 * page, which show this same answer.
 */
export async function readAvisos(deps: Deps, actor: Actor): Promise<AvisosInicio> {
  const hoy = await deps.reloj.hoy()
  const admin = actor.rol === 'admin'
  const entrega = actor.rol === 'proveedor' || actor.rol === 'comisionista'
  const [
    lotes,
    complementos,
    dudosos,
    cuentas,
    porConfirmar,
    movimientos,
    sinEstado,
    borradores,
    mias,
    usuarios,
    fallidos,
  ] = await Promise.all([
    lotesEnCola(deps.db, actor, hoy),
    // Who stamps them; the rest of the house has its list.
    entrega ? complementosPorEntregar(deps.db, actor, hoy) : null,
    complementosPorRevisar(deps.db, actor),
    cuentasPorResolver(deps.db, actor),
    pagosPorConfirmar(deps, actor),
    porConciliar(deps, actor),
    diasFaltantes(deps, actor, hoy),
    borradoresPorTerminar(deps.db, actor, hoy, tope),
    actor.rol === 'comisionista' && actor.idComisionista !== null ? comisionesDe(deps, actor) : [],
    admin ? countUsuarios(deps, actor) : null,
    admin ? countFallidos(deps.db) : 0,
  ])
  const queue = (clase: AsuntoInicio['clase'], n: number, mas: Partial<AsuntoInicio> = {}): AsuntoInicio => ({
    ...ninguno,
    clase,
    n,
    ...mas,
  })
  const asuntos: AsuntoInicio[] = [
    ...lotes.map(({ cola, estatus, motivo, id, ...lote }) => ({
      ...lote,
      clase: cola,
      id: String(id),
      etapa: etapaDe(estatus),
      detalle: sayMotivoDeEnvio(motivo) || null,
      dias: null,
    })),
    queue('complementosVencidos', complementos?.vencidos ?? 0),
    queue('complementosPorEntregar', complementos?.pendientes ?? 0, {
      detalle: complementos?.vence ?? null,
      dias: complementos?.vence ? daysBetween(hoy, complementos.vence) : null,
    }),
    queue('complementosPorRevisar', dudosos),
    queue('cuentasPorResolver', cuentas),
    queue('pagosPorConfirmar', porConfirmar.n, { montos: porConfirmar.montos }),
    queue('porConciliar', movimientos.n, {
      montos: movimientos.montos,
      detalle: String(movimientos.conSugerencia),
    }),
    queue('estadosFaltantes', sinEstado.length, {
      nombre: sinEstado[0] ? `${sinEstado[0].fuente} ${sinEstado[0].cuenta}`.trim() : null,
      dias: sinEstado[0]?.dias ?? null,
    }),
  ].filter(({ n }) => n > 0)
  for (const { id, nombre, hotel, fallan } of borradores)
    asuntos.push(queue('borrador', fallan, { id, nombre: nombre || hotel }))
  asuntos.push(
    ...mias,
    ...[queue('usuariosPendientes', usuarios?.pendientes ?? 0), queue('correosFallidos', fallidos)].filter(
      ({ n }) => n > 0,
    ),
  )
  return { porResolver: asuntos, cuentasSinEstado: sinEstado }
}

/** What an agent has to bill. While ANT does not answer and nothing was read before, it is said that nobody knows. */
async function comisionesDe(deps: Deps, actor: Actor): Promise<AsuntoInicio[]> {
  try {
    const { porFacturar, enPrefactura } = await readResumen(deps, actor, undefined)
    const montos = (monto: typeof porFacturar.total) => [{ moneda: 'MXN', monto }]
    const both: AsuntoInicio[] = [
      { ...ninguno, clase: 'comisionesPorFacturar', n: porFacturar.n, montos: montos(porFacturar.total) },
      { ...ninguno, clase: 'comisionesEnPrefactura', n: enPrefactura.n, montos: montos(enPrefactura.total) },
    ]
    return both.filter(({ n }) => n > 0)
  } catch (error) {
    if (error instanceof Refusal || error instanceof ExternalSystemError)
      return [{ ...ninguno, clase: 'comisionesSinLeer', n: 1 }]
    throw error
  }
}
