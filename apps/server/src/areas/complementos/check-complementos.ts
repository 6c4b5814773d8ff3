import type { ComplementoRevisado } from '@valija/contract/complementos.ts'
import type { HallazgoFactura } from '@valija/contract/facturas.ts'
import {
  avisoDeSustitucion,
  complementoPorCancelarse,
  complementoPorRevisar,
  sinDecirQueSustituye,
} from '@valija/contract/messages/complementos.ts'
import { lectorDe } from '@valija/contract/messages/remedios-cfdi.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { sayHallazgo } from '@valija/contract/redaccion/hallazgos.ts'
import { judgeComplemento } from '@valija/domain/complementos/judge-complemento.ts'
import { type Emparejamiento, matchDoctos } from '@valija/domain/complementos/match-doctos.ts'
import { nombreDeFactura } from '@valija/domain/facturas/nombre-de-factura.ts'
import { seCancela } from '@valija/domain/facturas/reglas/cancelacion-is-not-asked-for.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { ArchivoRecibido } from '../../http/receive-files.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { askOutside } from './ask-outside.ts'
import { avisosDe, judgeImpuestos, motivosDe, say } from './motivos-de-complemento.ts'
import type { ComplementoLeido, Lectura } from './read-complemento.ts'
import { readComplementos } from './read-complementos.ts'
import { type EsperadoLeido, readEsperados, registeredComplementos } from './read-esperados.ts'
import { type FacturaPorComplementar, readImpuestos } from './read-impuestos.ts'
import { readSustituidos, readSustitutos, withFreed } from './release-complementos.ts'

export type DichoDelSat = { estado: string; estatusCancelacion: string }
export type Revisado = {
  leido: ComplementoLeido | null
  sat: DichoDelSat
  juicio: ComplementoRevisado
  /** Why a person of the agency has to look at it, or ''. */
  porRevisar: string
}

/** What the files before this one of the upload have taken, beside what was known before it. */
type Curso = {
  receptorRfc: string
  receptorRegimenes: readonly string[]
  tolerancia: number
  registrados: Awaited<ReturnType<typeof registeredComplementos>>
  sustitutos: ReadonlyMap<string, string>
  impuestos: ReadonlyMap<string, FacturaPorComplementar>
  esperados: EsperadoLeido[]
  anteriores: Set<string>
  liberados: Set<number>
}

/**
 * The documented order: duplicates, uuids, type, currency, receiver, use, regime, the payment it speaks of, the tax
 * authority. The first thing wrong with a file is told; what the files before it cover counts for the next.
 */
export async function checkComplementos(
  deps: Deps,
  actor: Actor,
  archivos: readonly ArchivoRecibido[],
): Promise<Revisado[]> {
  const { receptorRfc, receptorRegimenes, toleranciaComplemento } = await politicaVigente(
    deps.db,
    await deps.reloj.hoy(),
  )
  const lecturas = await readComplementos(deps, actor, archivos)
  const leidos = lecturas.flatMap(({ leido }) => (leido ? [leido] : []))
  const esperados = await readEsperados(
    deps.db,
    actor,
    leidos.flatMap(({ doctos }) => doctos.map(({ idDocumento }) => idDocumento)),
  )
  const curso: Curso = {
    receptorRfc,
    receptorRegimenes,
    tolerancia: toleranciaComplemento,
    registrados: await registeredComplementos(
      deps.db,
      leidos.map(({ cabecera }) => cabecera.uuid),
    ),
    sustitutos: new Map([...sustitutosEntre(leidos), ...(await readSustitutos(deps.db, leidos))]),
    impuestos: await readImpuestos(
      deps,
      actor.usuarioId,
      esperados.map(({ facturaId }) => facturaId),
    ),
    esperados,
    anteriores: new Set(),
    liberados: new Set(),
  }
  const revisados: Revisado[] = []
  for (const [i, lectura] of lecturas.entries()) {
    const nombre = archivos[i]?.nombre ?? ''
    revisados.push(
      lectura.leido
        ? await checkLeido(deps, actor, { nombre, lectura, curso })
        : refused(nombre, null, [say(lectura.motivo, { encontrado: fallaDe(lectura, actor), esperado: '' })]),
    )
  }
  return revisados
}

/** Of one upload, in whatever order its files come: which takes the place of which, of one issuer. */
const sustitutosEntre = (leidos: readonly ComplementoLeido[]): [string, string][] =>
  leidos.flatMap(({ cabecera: { uuid, emisor }, sustituye }) =>
    leidos
      .filter((otro) => otro.cabecera.emisor === emisor && sustituye.includes(otro.cabecera.uuid))
      .map((otro): [string, string] => [otro.cabecera.uuid, uuid]),
  )

type Leida = Extract<Lectura, { leido: ComplementoLeido }>
/** One that could be read; `curso` goes on with what it takes. */
async function checkLeido(
  deps: Deps,
  actor: Actor,
  { nombre, lectura, curso }: { nombre: string; lectura: Leida; curso: Curso },
): Promise<Revisado> {
  const { leido } = lectura
  const falta = judgeComplemento(leido.cabecera, curso)
  curso.anteriores.add(leido.cabecera.uuid)
  if (falta) return refused(nombre, leido, [say(falta.regla, falta)])
  const sustituidos = await readSustituidos(deps.db, actor, leido.cabecera.emisor, leido.sustituye)
  // What one file of this upload takes the place of is not freed a second time by the next.
  const libera = sustituidos.filter(({ id }) => !curso.liberados.has(id))
  const libres = withFreed(curso.esperados, libera)
  const par = matchDoctos(leido.cabecera.emisor, leido.doctos, libres, curso.tolerancia)
  const deImpuestos = judgeImpuestos(leido, curso.impuestos)
  const propios = par.fallas.length > 0 ? motivosDe(par, leido.doctos) : deImpuestos.motivos
  const fuera = propios.length > 0 ? null : await askOutside(deps, leido)
  const motivos = fuera === null ? propios : fuera.motivo !== null ? [say(fuera.motivo)] : []
  const valido = motivos.length === 0
  if (valido) {
    take(libres, par)
    curso.esperados = libres
    for (const { id } of libera) curso.liberados.add(id)
  }
  const sat = { estado: valido ? 'Vigente' : '', estatusCancelacion: fuera?.estatusCancelacion ?? '' }
  const lector = lectorDe(actor.rol)
  const [duda] = lectura.porRevisar.map((uno) => sayHallazgo(uno, lector).titulo)
  return {
    leido,
    sat,
    porRevisar: duda ?? '',
    juicio: {
      ...header(nombre, leido),
      valido,
      sinVerificar: fuera?.sinRespuesta === true,
      porRevisar: duda !== undefined && valido,
      motivos,
      avisos: [
        ...(duda === undefined ? [] : [complementoPorRevisar[lector]({ encontrado: duda })]),
        ...(seCancela(sat) ? [complementoPorCancelarse] : []),
        ...lectura.avisos.map((uno) => inOneLine(sayHallazgo(uno, lector))),
        ...libera.map(() => avisoDeSustitucion),
        ...sinSustituir(leido, par, libres),
        ...avisosDe(par, leido.doctos),
        ...deImpuestos.avisos,
      ],
      documentos: documentosDe(leido, par, libres),
    },
  }
}

const inOneLine = ({ lugar, titulo, remedio }: HallazgoFactura): string =>
  `${lugar === undefined ? '' : `${lugar}: `}${titulo} ${remedio}`

/** The first thing wrong, but a broken sello before it: what such a document says may not be what was stamped. */
function fallaDe(lectura: Lectura, { rol }: Actor): string {
  const fallas = 'fallas' in lectura ? lectura.fallas : []
  const dichas = fallas.map((falla) => sayHallazgo(falla, lectorDe(rol)))
  const una = dichas.find(({ accion }) => accion === 'original') ?? dichas[0]
  return una ? inOneLine(una) : ''
}

const take = (esperados: EsperadoLeido[], { cobros, tolerados }: Emparejamiento): void => {
  for (const { esperadoId, monto } of [...cobros, ...tolerados]) {
    const esperado = esperados.find(({ id }) => id === esperadoId)
    if (esperado) esperado.falta -= monto
  }
}

/** It covers a payment that was made anew, and leaves in force the complement of the one that was undone. */
const sinSustituir = (
  { sustituye }: ComplementoLeido,
  { cobros }: Emparejamiento,
  esperados: readonly EsperadoLeido[],
): string[] => {
  const suyos = esperados.filter(({ id }) => cobros.some(({ esperadoId }) => esperadoId === id))
  const uuids = new Set(suyos.flatMap(({ porSustituir }) => porSustituir.map(({ uuid }) => uuid)))
  return [...uuids.difference(new Set(sustituye))].map((uuid) => sinDecirQueSustituye({ uuid }))
}

const documentosDe = (
  { doctos }: ComplementoLeido,
  par: Emparejamiento,
  esperados: readonly EsperadoLeido[],
): ComplementoRevisado['documentos'] =>
  doctos.map((docto, i) => {
    const ids = par.cobros.filter((cobro) => cobro.docto === i).map(({ esperadoId }) => esperadoId)
    const falta = esperados.filter(({ id }) => ids.includes(id)).reduce((sum, one) => sum + one.falta, 0)
    const falla = par.fallas.find((one) => one.docto === i)
    const suya = esperados.find(({ id }) => ids.includes(id))
    return {
      IdDocumento: docto.idDocumento,
      factura: nombreDeFactura(suya ?? {}, docto.idDocumento),
      ImpPagado: centavos(docto.impPagado),
      MonedaDR: docto.monedaDR,
      falta: centavos(falta),
      motivo: falla ? (motivosDe({ fallas: [falla] }, doctos)[0] ?? null) : null,
    }
  })

const header = (nombre: string, leido: ComplementoLeido | null) => ({
  nombre,
  uuid: leido?.cabecera.uuid ?? null,
  emisor: leido?.cabecera.emisor ?? null,
  fechapago: leido?.cabecera.fechapago || null,
  MontoTotalPagos: leido ? centavos(leido.cabecera.montoTotalPagos) : null,
})
const refused = (nombre: string, leido: ComplementoLeido | null, motivos: string[]): Revisado => ({
  leido,
  sat: { estado: '', estatusCancelacion: '' },
  porRevisar: '',
  juicio: {
    ...header(nombre, leido),
    valido: false,
    sinVerificar: false,
    porRevisar: false,
    motivos,
    avisos: [],
    documentos: [],
  },
})
