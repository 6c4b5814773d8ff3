import * as d from '@valija/contract/complementos.ts'
import { llamadasDeComplementos } from '@valija/contract/llamadas/complementos.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { readPage } from '../../http/lista.ts'
import { type Recibido, receiveFiles } from '../../http/receive-files.ts'
import { exportList } from '../../http/send-export.ts'
import { sendFile } from '../../http/send-file.ts'
import { serve } from '../../http/serve.ts'
import { refuse } from '../../refuse.ts'
import { checkComplementos } from './check-complementos.ts'
import { decideComplemento } from './decide-complemento.ts'
import {
  alcanceDeComplementos,
  columnasComplementos,
  type FilaComplemento,
  listaDeComplementos,
  toComplemento,
} from './list-complementos.ts'
import {
  columnasEsperados,
  conTexto,
  countComplementos,
  type FilaEsperado,
  listaDeEsperados,
  toEsperado,
} from './list-esperados.ts'
import { complementosPorRevisar } from './por-revisar.ts'
import { readImpuestosEsperados } from './read-impuestos.ts'
import { registerDocumentedComplementos } from './routes-documentadas.ts'
import { type ParDeArchivos, saveComplementos } from './save-complementos.ts'
import { sendDatos } from './send-datos.ts'
import { verifyComplemento } from './verify-complementos.ts'

const { archivos: tope, grupo, bytesXml, bytesPdf } = d.maximosComplementos

/** The complement ledger: what is expected, what is overdue, what was received; checking and keeping of uploads. */
export function registerComplementosRoutes(app: App, deps: Deps): void {
  serve(app, llamadasDeComplementos.resumen, async (req) => ({
    ...(await countComplementos(deps.db, req.actor, await deps.reloj.hoy())),
    porRevisar: await complementosPorRevisar(deps.db, req.actor),
  }))
  serve(app, llamadasDeComplementos.esperados, async (req) => {
    const hoy = await deps.reloj.hoy()
    const lista = listaDeEsperados(req.actor, hoy, {
      ...req.query,
      texto: await conTexto(deps.db, req.actor, req.query.q),
    })
    const pagina = await readPage<FilaEsperado>(deps.db, lista, req.query)
    return { ...pagina, filas: pagina.filas.map((fila) => toEsperado(fila, hoy)) }
  })
  serve(app, llamadasDeComplementos.exportarEsperados, async (req, reply) => {
    const lista = listaDeEsperados(req.actor, await deps.reloj.hoy(), {
      ...req.query,
      texto: await conTexto(deps.db, req.actor, req.query.q),
    })
    return exportList(reply, deps.db, req.query, {
      nombre: `complementos-${req.query.situacion}`,
      columnas: columnasEsperados,
      lista,
    })
  })
  serve(app, llamadasDeComplementos.enviarDatos, (req) => sendDatos(deps, req.actor, req.params.id))
  serve(app, llamadasDeComplementos.impuestos, (req) =>
    readImpuestosEsperados(deps, req.actor, req.params.id),
  )
  serve(app, llamadasDeComplementos.revision, (req) =>
    decideComplemento(deps, req.actor, req.params.id, req.body),
  )
  serve(app, llamadasDeComplementos.verificar, (req) => verifyComplemento(deps, req.actor, req.params.id))
  serve(app, llamadasDeComplementos.recibidos, async (req) => {
    const lista = listaDeComplementos(req.actor, { ...req.query, hoy: await deps.reloj.hoy() })
    const pagina = await readPage<FilaComplemento>(deps.db, lista, req.query)
    return { ...pagina, filas: pagina.filas.map(toComplemento) }
  })
  serve(app, llamadasDeComplementos.exportarRecibidos, async (req, reply) => {
    const lista = listaDeComplementos(req.actor, { ...req.query, hoy: await deps.reloj.hoy() })
    return exportList(reply, deps.db, req.query, {
      nombre: `complementos-${req.query.situacion}`,
      columnas: columnasComplementos,
      lista,
    })
  })
  serve(app, llamadasDeComplementos.archivo, async (req, reply) => {
    const { tipo, nombre, hash } = await findArchivo(deps, req.actor, req.params)
    return sendFile(reply, { nombre, tipo, contenido: await deps.archivos.leer(hash) })
  })
  serve(app, llamadasDeComplementos.revisar, async (req) => {
    const { archivos } = await receiveFiles(req, { archivos: tope, bytes: bytesXml })
    const revisados = await checkComplementos(deps, req.actor, archivos)
    return { complementos: revisados.map(({ juicio }) => juicio) }
  })
  serve(app, llamadasDeComplementos.guardar, async (req) => {
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
