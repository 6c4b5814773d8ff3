import { correosTexto } from '@valija/contract/messages/correos.ts'
import { diaDe, enDiaMesAnio } from '@valija/domain/tiempo/dia.ts'
import type { Deps } from '../../deps.ts'
import { publicUrl } from '../../http/public-url.ts'
import { type Plantilla, sistemas } from '../correos/plantilla.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { vence } from './read-borrador.ts'

const texto = correosTexto.borradorPorVencer

const find = (deps: Pick<Deps, 'db'>, id: string) =>
  deps.db
    .selectFrom('borradores as b')
    .innerJoin('usuarios as u', 'u.id', 'b.creadorId')
    .select(['b.id', 'b.nombre', 'b.actualizadoEn', 'b.avisadoEn', 'u.email'])
    .where('b.id', '=', id)
    .where('u.bloqueadoEn', 'is', null)
    .executeTakeFirst()

/** Told a few days before a draft ends. One that was saved, discarded or touched meanwhile needs no mail. */
export const borradorPorVencerPlantilla: Plantilla = {
  sistema: sistemas.facturacion,
  tema: 'borrador',
  destinatario: async (deps, registro) => (await find(deps, registro))?.email ?? null,
  async prepare(deps, registro) {
    const borrador = await find(deps, registro)
    if (!borrador || borrador.avisadoEn === null) return null
    const { diasBorrador } = await politicaVigente(deps.db, await deps.reloj.hoy())
    const fecha = enDiaMesAnio(diaDe(new Date(vence(borrador.actualizadoEn, diasBorrador))))
    return {
      asunto: texto.asunto,
      titulo: texto.titulo,
      parrafos: [texto.cuerpo({ nombre: borrador.nombre ?? '', fecha })],
      boton: {
        texto: texto.boton,
        url: publicUrl(deps.config, `/factura/crear/proveedor?borrador=${borrador.id}`),
      },
    }
  },
  mayResend: async () => false,
}
