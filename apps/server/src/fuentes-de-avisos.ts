import type { AsuntoInicio } from '@valija/contract/inicio.ts'
import { sayMotivoDeEnvio } from '@valija/contract/redaccion/motivo-de-envio.ts'
import { can } from '@valija/domain/acceso/permisos.ts'
import { etapaDe } from '@valija/domain/lotes/etapas.ts'
import { daysBetween } from '@valija/domain/tiempo/dia.ts'
import { ExternalSystemError } from './adapters/external-system-error.ts'
import { borradoresPorTerminar } from './areas/borradores/borradores-por-terminar.ts'
import { readResumen } from './areas/comisiones/resumen-comisiones.ts'
import { complementosPorAtender } from './areas/complementos/por-atender.ts'
import { complementosPorEntregar } from './areas/complementos/por-entregar.ts'
import { porConciliar } from './areas/conciliacion/filas/por-conciliar.ts'
import { countFallidos } from './areas/correos/count-fallidos.ts'
import { cuentasPorResolver } from './areas/cuentas-pago/por-resolver.ts'
import { listIlegibles } from './areas/directorio/ilegibles.ts'
import { diasFaltantes } from './areas/estados-de-cuenta/dias-faltantes.ts'
import type { FuenteDeAvisos } from './areas/inicio/read-avisos.ts'
import { lotesEnCola } from './areas/lotes/colas.ts'
import { pagosPorConfirmar } from './areas/pagos/por-confirmar.ts'
import { countUsuarios } from './areas/usuarios/list-usuarios.ts'
import { Refusal } from './refuse.ts'

/** Drafts are judged one by one: more than a screen holds are their list's business. */
const tope = 6

const asunto = (clase: AsuntoInicio['clase'], n: number, mas: Partial<AsuntoInicio> = {}): AsuntoInicio => ({
  clase,
  n,
  id: null,
  nombre: null,
  categoria: null,
  etapa: null,
  detalle: null,
  parte: 0,
  dias: null,
  facturas: 0,
  montos: [],
  ...mas,
})
/** Of a queue in which nothing stands nothing is said. */
const cola = (...de: Parameters<typeof asunto>): AsuntoInicio[] => [asunto(...de)].filter(({ n }) => n > 0)

const deLotes: FuenteDeAvisos = async ({ db }, actor, hoy) => ({
  porResolver: (await lotesEnCola(db, actor, hoy)).map(
    ({ cola: clase, n, estatus, motivo, conFalla, id, ...lote }) =>
      asunto(clase, n, {
        ...lote,
        id: String(id),
        etapa: etapaDe(estatus),
        parte: conFalla,
        detalle: sayMotivoDeEnvio(motivo) || null,
      }),
  ),
})

/** Of who stamps them; the rest of the house has its list. */
const deComplementos: FuenteDeAvisos = async ({ db }, actor, hoy) => {
  if (actor.rol !== 'proveedor' && actor.rol !== 'comisionista') return {}
  const { vencidos, pendientes, vence } = await complementosPorEntregar(db, actor, hoy)
  return {
    porResolver: [
      ...cola('complementosVencidos', vencidos),
      ...cola('complementosPorEntregar', pendientes, {
        detalle: vence,
        dias: vence ? daysBetween(hoy, vence) : null,
      }),
    ],
  }
}

const deMovimientos: FuenteDeAvisos = async (deps, actor) => {
  const { n, montos, conSugerencia } = await porConciliar(deps, actor)
  return { porResolver: cola('porConciliar', n, { montos, parte: conSugerencia }) }
}

const deEstados: FuenteDeAvisos = async (deps, actor, hoy) => {
  const cuentasSinEstado = await diasFaltantes(deps, actor, hoy)
  const [first] = cuentasSinEstado
  const nombre = first ? `${first.fuente} ${first.cuenta}`.trim() : null
  return {
    porResolver: cola('estadosFaltantes', cuentasSinEstado.length, { nombre, dias: first?.dias ?? null }),
    cuentasSinEstado,
  }
}

/** What an agent has to bill. While ANT does not answer and nothing was read before, it is said that nobody knows. */
const deComisiones: FuenteDeAvisos = async (deps, actor) => {
  if (actor.rol !== 'comisionista' || actor.idComisionista === null) return {}
  try {
    const { porFacturar, enPrefactura } = await readResumen(deps, actor, undefined)
    const montos = (monto: typeof porFacturar.total) => [{ moneda: 'MXN', monto }]
    return {
      porResolver: [
        ...cola('comisionesPorFacturar', porFacturar.n, { montos: montos(porFacturar.total) }),
        ...cola('comisionesEnPrefactura', enPrefactura.n, { montos: montos(enPrefactura.total) }),
      ],
    }
  } catch (error) {
    if (error instanceof Refusal || error instanceof ExternalSystemError)
      return { porResolver: cola('comisionesSinLeer', 1) }
    throw error
  }
}

/** What the bell and the home page count, the gravest first. */
export const fuentesDeAvisos: readonly FuenteDeAvisos[] = [
  deLotes,
  deComplementos,
  async ({ db }, actor) => {
    if (!can(actor.rol, 'lotes.procesar')) return {}
    const { porCancelarse, porRevisar } = await complementosPorAtender(db, actor)
    return {
      porResolver: [
        ...cola('complementosPorCancelarse', porCancelarse),
        ...cola('complementosPorRevisar', porRevisar),
      ],
    }
  },
  async ({ db }, actor) => ({
    porResolver: cola('cuentasPorResolver', await cuentasPorResolver(db, actor)),
  }),
  async (deps, actor) => {
    const { n, montos } = await pagosPorConfirmar(deps, actor)
    return { porResolver: cola('pagosPorConfirmar', n, { montos }) }
  },
  deMovimientos,
  deEstados,
  async ({ db }, actor, hoy) => ({
    porResolver: (await borradoresPorTerminar(db, actor, hoy, tope)).map(({ id, nombre, hotel, fallan }) =>
      asunto('borrador', fallan, { id, nombre: nombre || hotel }),
    ),
  }),
  deComisiones,
  async (deps, actor) => {
    if (actor.rol !== 'admin') return {}
    const [usuarios, ilegibles, fallidos] = await Promise.all([
      countUsuarios(deps, actor),
      listIlegibles(deps.db),
      countFallidos(deps.db),
    ])
    return {
      porResolver: [
        ...cola('usuariosPendientes', usuarios.pendientes),
        ...ilegibles.flatMap(({ directorio, n }) => cola(`${directorio}Ilegibles`, n)),
        ...cola('correosFallidos', fallidos),
      ],
    }
  },
]
