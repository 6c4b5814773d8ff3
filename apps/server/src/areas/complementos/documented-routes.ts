import * as d from '@valija/contract/complementos.ts'
import { reglasDeComplemento } from '@valija/contract/messages/complementos.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { ownFile } from '../facturas/uploaded-files.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { readGuardados } from './lista-complementos.ts'
import { readEsperados, registeredComplementos } from './read-esperados.ts'
import { saveComplementos } from './save-complementos.ts'

const tags = ['documentadas']
const both = (ruta: string): string[] => [`/api/${ruta}`, `/${ruta}`]

/** The calls of Commissions §7, over the same use cases. Where the document shows no path: ours, in its style. */
export function registerDocumentedComplementos(app: App, deps: Deps): void {
  for (const url of both('Complementos/validarUUIDs'))
    app.post(
      url,
      {
        schema: { tags, body: d.uuidsEntrada, response: { 200: d.uuidsRespuesta } },
        config: { allow: 'complementos.subir' },
      },
      async ({ body }) => {
        const known = await registeredComplementos(deps.db, body)
        return body.map((uuid) => {
          const isValid = !known.has(uuid.toUpperCase())
          return { uuid, isValid, mensaje: isValid ? '' : reglasDeComplemento.registradoAnteriormente() }
        })
      },
    )
  for (const url of both('Reserva/ValidarComplemento'))
    app.post(
      url,
      {
        schema: { tags, body: d.validarComplementoEntrada, response: { 200: d.validarComplementoRespuesta } },
        config: { allow: 'complementos.subir' },
      },
      async (req) => {
        const { IdDocumento, ImpPagado, FechaPago } = req.body
        return {
          esValido: await isPayment(deps, req.actor, { ...req.body, FechaPago: FechaPago.slice(0, 10) }),
          idDocumento: IdDocumento,
          fechaPago: FechaPago,
          impPagado: ImpPagado,
        }
      },
    )
  for (const url of both('Complementos/guardarComplementos'))
    app.post(
      url,
      {
        schema: { tags, body: d.complementosEntrada, response: { 200: z.array(d.complementoGuardado) } },
        config: { allow: 'complementos.subir' },
      },
      async (req) => {
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
        return (await saveComplementos(deps, req.actor, pares)).guardados
      },
    )
  for (const url of both('Complementos/obtenerComplementos'))
    app.get(
      url,
      {
        schema: { tags, response: { 200: z.array(d.complementoGuardado) } },
        config: { allow: 'complementos.ver' },
      },
      (req) => readGuardados(deps.db, req.actor, null),
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
