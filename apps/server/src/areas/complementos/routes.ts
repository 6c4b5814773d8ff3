import * as d from '@valija/contract/complementos.ts'
import { llamadasDeComplementos as l } from '@valija/contract/llamadas/complementos.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { type Recibido, receiveFiles } from '../../http/receive-files.ts'
import { sendFile } from '../../http/send-file.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { refuse } from '../../refuse.ts'
import { alcanceDeComplementos } from './alcance-complementos.ts'
import { checkComplementos } from './check-complementos.ts'
import { decideComplemento } from './decide-complemento.ts'
import { columnasComplementos, listaDeComplementos, toComplemento } from './list-complementos.ts'
import {
  columnasEsperados,
  conTexto,
  countComplementos,
  type FilaEsperado,
  listaDeEsperados,
  toEsperado,
} from './list-esperados.ts'
import { complementosPorAtender } from './por-atender.ts'
import { readImpuestosEsperados } from './read-impuestos.ts'
import { registerDocumentedComplementos } from './routes-documentadas.ts'
import { type ParDeArchivos, saveComplementos } from './save-complementos.ts'
import { sendDatos } from './send-datos.ts'
import { verifyComplemento } from './verify-complementos.ts'

const { archivos: tope, grupo, bytesXml, bytesPdf } = d.maximosComplementos

/** The complement ledger: what is expected, what is overdue, what was received; checking and keeping of uploads. */
export function registerComplementosRoutes(app: App, deps: Deps): void {
  serve(app, l.resumen, async (req) => ({
    ...(await countComplementos(deps.db, req.actor, await deps.reloj.hoy())),
    ...(await complementosPorAtender(deps.db, req.actor)),
  }))
  serveList(app, deps, [l.esperados, l.exportarEsperados], async ({ actor, query }) => {
    const hoy = await deps.reloj.hoy()
    const texto = await conTexto(deps.db, actor, query.q)
    return {
      lista: listaDeEsperados(actor, hoy, { ...query, texto }),
      nombre: `complementos-${query.situacion}`,
      columnas: columnasEsperados,
      toFila: (fila: FilaEsperado) => toEsperado(fila, hoy),
    }
  })
  serve(app, l.enviarDatos, (req) => sendDatos(deps, req.actor, req.params.id, req.body?.clave))
  serve(app, l.impuestos, (req) => readImpuestosEsperados(deps, req.actor, req.params.id))
  serve(app, l.revision, (req) => decideComplemento(deps, req.actor, req.params.id, req.body))
  serve(app, l.verificar, (req) => verifyComplemento(deps, req.actor, req.params.id))
  serveList(app, deps, [l.recibidos, l.exportarRecibidos], async ({ actor, query }) => ({
    lista: listaDeComplementos(actor, { ...query, hoy: await deps.reloj.hoy() }),
    nombre: `complementos-${query.situacion}`,
    columnas: columnasComplementos,
    toFila: toComplemento,
  }))
  serve(app, l.archivo, async (req, reply) => {
    const { tipo, nombre, hash } = await findArchivo(deps, req.actor, req.params)
    return sendFile(reply, { nombre, tipo, contenido: await deps.archivos.leer(hash) })
  })
  serve(app, l.revisar, async (req) => {
    const { archivos } = await receiveFiles(req, { archivos: tope, bytes: bytesXml })
    const revisados = await checkComplementos(deps, req.actor, archivos)
    return { complementos: revisados.map(({ juicio }) => juicio) }
  })
  serve(app, l.guardar, async (req) => {
    const recibido = await receiveFiles(req, { archivos: grupo * 2, bytes: bytesPdf })
    const otraVez = recibido.campos.otraVez === 'si'
    return saveComplementos(deps, req.actor, paresDe(recibido), { conAvisos: true, otraVez })
  })
  registerDocumentedComplementos(app, deps)
}

function paresDe({ archivos, campos }: Recibido): ParDeArchivos[] {
  let leido: unknown = null
  try {
    leido = JSON.parse(campos.pares ?? '')
  } catch {
    throw refuse('complementosSinPdf')
  }
  const pares = d.paresDeArchivos.safeParse(leido)
  if (!pares.success) throw refuse('complementosSinPdf')
  return pares.data.map(([x, p]) => {
    const [xml, pdf] = [archivos[x], archivos[p]]
    if (!xml) throw refuse('complementosSinXml')
    if (!pdf) throw refuse('complementosSinPdf')
    return { xml, pdf }
  })
}

async function findArchivo(deps: Deps, actor: Actor, { id, clase }: { id: number; clase: 'xml' | 'pdf' }) {
  const { rows } = await sql<{ hash: string; tipo: string; nombre: string }>`
    select a.hash, a.tipo, a.nombre from complementos c
      join archivos a on a.id = ${clase === 'xml' ? sql`c.xml_archivo_id` : sql`c.pdf_archivo_id`}
    where c.id = ${id} and ${alcanceDeComplementos(actor)}`.execute(deps.db)
  const [archivo] = rows
  if (!archivo) throw refuse('noEncontrado')
  return archivo
}
