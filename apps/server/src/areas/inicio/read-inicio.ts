import { enPesos } from '@valija/contract/en-pesos.ts'
import type { AsuntoInicio, Inicio } from '@valija/contract/inicio.ts'
import type { Rol } from '@valija/domain/acceso/roles.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import { diasEntre, proximoCorte } from '@valija/domain/politica/proximo-corte.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import { sayMotivoDeEnvio } from '@valija/contract/redaccion/motivo-de-envio.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refuse.ts'
import { borradoresPorTerminar } from '../borradores/borradores-por-terminar.ts'
import { readResumen } from '../comisiones/resumen-comisiones.ts'
import { complementosPorEntregar } from '../complementos/por-entregar.ts'
import { countFallidos } from '../correos/count-fallidos.ts'
import { cuentasPorResolver } from '../cuentas-pago/por-resolver.ts'
import { lotesPorRevisar } from '../lotes/por-revisar.ts'
import { lotesPorResolver, lotesVencidos, pagosPrevistos, resumenPorEtapa } from '../lotes/resumen-lotes.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { countUsuarios } from '../usuarios/list-usuarios.ts'

/** More than a screen holds is a list's business. */
const tope = 6

/** The two or three figures each role comes for, from what it may see. */
export async function readInicio(deps: Deps, actor: Actor): Promise<Inicio> {
  const { db } = deps
  const hoy = await deps.reloj.hoy()
  const [etapas, pagos, porResolver, politica] = await Promise.all([
    resumenPorEtapa(db, actor, hoy),
    pagosPrevistos(db, actor, hoy),
    readAsuntos(deps, actor, hoy),
    politicaVigente(db, hoy),
  ])
  return {
    hoy,
    nombre: actor.nombreAgencia,
    etapas,
    pagos,
    porResolver,
    cortes: cortesDe(actor.rol, politica, hoy),
  }
}

/** What waits for this person, the gravest first. */
export async function readAsuntos(deps: Deps, actor: Actor, hoy: Dia): Promise<AsuntoInicio[]> {
  const admin = actor.rol === 'admin'
  const [lotes, porRevisar, vencidos, borradores, usuarios, fallidos, comisiones, complementos, cuentas] =
    await Promise.all([
      lotesPorResolver(deps.db, actor, tope),
      actor.capacidades.includes('lotes.procesar') ? lotesPorRevisar(deps.db, actor, tope) : [],
      lotesVencidos(deps.db, actor, hoy),
      borradoresPorTerminar(deps.db, actor, hoy, tope),
      admin ? countUsuarios(deps, actor) : null,
      admin ? countFallidos(deps.db) : 0,
      actor.rol === 'comisionista' && actor.idComisionista !== null ? comisionesDe(deps, actor) : [],
      // Who stamps them; the rest of the house has its list.
      actor.rol === 'proveedor' || actor.rol === 'comisionista'
        ? complementosPorEntregar(deps.db, actor, hoy)
        : null,
      cuentasPorResolver(deps.db, actor),
    ])
  const none = { id: null, nombre: null, categoria: null, detalle: null }
  const asuntos: AsuntoInicio[] = lotes.flatMap((lote) => {
    const of = { ...none, id: String(lote.id), nombre: lote.nombre, categoria: lote.categoria }
    return [
      {
        ...of,
        clase: 'rechazadas' as const,
        n: lote.rechazadas,
        detalle: sayMotivoDeEnvio(lote.motivo) || null,
      },
      { ...of, clase: 'bloqueadas' as const, n: lote.bloqueadas },
      { ...of, clase: 'enDuda' as const, n: lote.enDuda },
    ].filter(({ n }) => n > 0)
  })
  for (const { id, ...lote } of porRevisar)
    asuntos.push({ ...none, clase: 'porRevisar', ...lote, id: String(id) })
  for (const { estatus, n, id, falta, ...lote } of vencidos)
    asuntos.push({
      clase: estatus === 'En proceso de pago' ? 'pagosVencidos' : 'enviosVencidos',
      ...lote,
      n,
      id: String(id),
      detalle: enPesos(falta),
    })
  if (complementos && complementos.vencidos > 0)
    asuntos.push({ ...none, clase: 'complementosVencidos', n: complementos.vencidos })
  if (complementos && complementos.pendientes > 0)
    asuntos.push({
      ...none,
      clase: 'complementosPorEntregar',
      n: complementos.pendientes,
      detalle: complementos.vence,
    })
  if (cuentas > 0) asuntos.push({ ...none, clase: 'cuentasPorResolver', n: cuentas })
  for (const { id, nombre, hotel, fallan } of borradores)
    asuntos.push({ ...none, clase: 'borrador', n: fallan, id, nombre: nombre || hotel })
  for (const { clase, n, total } of comisiones) asuntos.push({ ...none, clase, n, detalle: enPesos(total) })
  if (usuarios && usuarios.pendientes > 0)
    asuntos.push({ ...none, clase: 'usuariosPendientes', n: usuarios.pendientes })
  if (fallidos > 0) asuntos.push({ ...none, clase: 'correosFallidos', n: fallidos })
  return asuntos
}

type Comisiones = { clase: 'comisionesPorFacturar' | 'comisionesEnPrefactura'; n: number; total: number }

/** What an agent has to bill. While ANT does not answer and nothing was read before, the home page shows the rest. */
async function comisionesDe(deps: Deps, actor: Actor): Promise<Comisiones[]> {
  try {
    const { porFacturar, enPrefactura } = await readResumen(deps, actor, undefined)
    const all: Comisiones[] = [
      { clase: 'comisionesEnPrefactura', ...enPrefactura },
      { clase: 'comisionesPorFacturar', ...porFacturar },
    ]
    return all.filter(({ n }) => n > 0)
  } catch (error) {
    if (error instanceof Refusal || error instanceof ExternalSystemError) return []
    throw error
  }
}

const hotelRoles: readonly (Rol | null)[] = ['admin', 'OperativoProveedor', 'proveedor']

/** The cut-offs that a role's lotes are held to. */
function cortesDe(rol: Rol | null, politica: Politica, hoy: Dia): Inicio['cortes'] {
  if (!hotelRoles.includes(rol)) return []
  const cortes = [
    { clave: 'cortePueProveedor', metodo: 'PUE' as const, dia: politica.cortePueProveedor },
    { clave: 'cortePpdProveedor', metodo: 'PPD' as const, dia: politica.cortePpdProveedor },
  ]
  return cortes.map((corte) => {
    const fecha = proximoCorte(corte.dia, hoy)
    return { ...corte, fecha, faltan: diasEntre(hoy, fecha) }
  })
}
