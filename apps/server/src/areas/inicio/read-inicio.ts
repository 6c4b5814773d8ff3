import type { Inicio } from '@valija/contract/inicio.ts'
import type { Rol } from '@valija/domain/acceso/roles.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import { proximoCorte } from '@valija/domain/politica/proximo-corte.ts'
import { type Dia, daysBetween } from '@valija/domain/tiempo/dia.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { readPorPagar } from '../lotes/por-pagar.ts'
import { resumenPorEtapa } from '../lotes/resumen-lotes.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { loInusual, serviciosCaidos } from './para-administrar.ts'

/** The two or three figures each role comes for, from what it may see. */
export async function readInicio(deps: Deps, actor: Actor): Promise<Inicio> {
  const { db } = deps
  const hoy = await deps.reloj.hoy()
  const admin = actor.rol === 'admin'
  const [etapas, porPagar, politica, servicios, inusual] = await Promise.all([
    resumenPorEtapa(db, actor, hoy),
    readPorPagar(db, actor, hoy),
    politicaVigente(db, hoy),
    admin ? serviciosCaidos(db) : [],
    admin ? loInusual(db, hoy) : [],
  ])
  return {
    hoy,
    nombre: actor.nombreAgencia,
    etapas,
    porPagar,
    servicios,
    inusual,
    cortes: cortesDe(actor.rol, politica, hoy),
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
    return { ...corte, fecha, faltan: daysBetween(hoy, fecha) }
  })
}
