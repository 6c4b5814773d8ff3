import * as d from '@valija/contract/complementos.ts'
import { llamadasDeComplementosDocumentados } from '@valija/contract/llamadas/complementos-documentados.ts'
import { reglasDeComplemento } from '@valija/contract/messages/complementos.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { ownFile } from '../facturas/uploaded-files.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { readGuardados } from './list-complementos.ts'
import { readEsperados, registeredComplementos } from './read-esperados.ts'
import { saveComplementos } from './save-complementos.ts'

/** The calls of Commissions §7, over the same use cases. Where the document shows no path: ours, in its style. */
export function registerDocumentedComplementos(app: App, deps: Deps): void {
  serve(app, llamadasDeComplementosDocumentados.validarUUIDs, async ({ body }) => {
    const known = await registeredComplementos(deps.db, body)
    return body.map((uuid) => {
      const isValid = !known.has(uuid.toUpperCase())
      return { uuid, isValid, mensaje: isValid ? '' : reglasDeComplemento.registradoAnteriormente() }
    })
  })
  serve(app, llamadasDeComplementosDocumentados.validarComplemento, async (req) => {
    const { IdDocumento, ImpPagado, FechaPago } = req.body
    return {
      esValido: await isPayment(deps, req.actor, { ...req.body, FechaPago: FechaPago.slice(0, 10) }),
      idDocumento: IdDocumento,
      fechaPago: FechaPago,
      impPagado: ImpPagado,
    }
  })
  serve(app, llamadasDeComplementosDocumentados.guardarComplementos, async (req) => {
    const pares = []
    for (const [i, { base64XML, URLPDF }] of req.body.entries()) {
      const { nombre, hash } = await ownFile(deps, req.actor, URLPDF)
      pares.push({
        xml: {
          nombre: `complemento-${i + 1}.xml`,
          bytes: new Uint8Array(Buffer.from(base64XML, 'base64')),
        },
        pdf: { nombre, bytes: await deps.archivos.leerBytes(hash) },
      })
    }
    return (await saveComplementos(deps, req.actor, pares, { todos: true })).guardados
  })
  serve(app, llamadasDeComplementosDocumentados.obtenerComplementos, (req) =>
    readGuardados(deps.db, req.actor, null),
  )
}

/** A payment of ours that still lacks at least this much, and that the reservations service knows. */
async function isPayment(
  deps: Deps,
  actor: Actor,
  { IdDocumento, ImpPagado, FechaPago }: z.output<typeof d.validarComplementoEntrada>,
): Promise<boolean> {
  if (ImpPagado <= 0) return false
  const esperados = await readEsperados(deps.db, actor, [IdDocumento])
  const falta = esperados
    .filter(({ fechaPago }) => fechaPago === FechaPago)
    .reduce((sum, esperado) => sum + esperado.falta, 0)
  const { toleranciaComplemento } = await politicaVigente(deps.db, await deps.reloj.hoy())
  return (
    falta > 0 &&
    falta + toleranciaComplemento >= ImpPagado &&
    (await deps.ant.validarComplemento({
      idDocumento: IdDocumento,
      impPagado: ImpPagado,
      fechaPago: FechaPago,
    }))
  )
}
