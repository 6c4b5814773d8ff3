import type { ComplementoRevisado } from '@valija/contract/complementos.ts'
import { enMoneda } from '@valija/contract/en-pesos.ts'
import type { HallazgoFactura } from '@valija/contract/facturas.ts'
import {
  avisoDeComplemento,
  avisoDeSustitucion,
  complementoPorRevisar,
  impuestosSinComparar,
  noViene,
  type ReglaDeComplemento,
  reglasDeComplemento,
} from '@valija/contract/messages/complementos.ts'
import { lectorDe } from '@valija/contract/messages/remedios-cfdi.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { sayHallazgo } from '@valija/contract/redaccion/hallazgos.ts'
import { impuestosDelPago, judgeImpuestosDr } from '@valija/domain/complementos/impuestos-dr.ts'
import { judgeComplemento } from '@valija/domain/complementos/judge-complemento.ts'
import { type Emparejamiento, type Esperado, matchDoctos } from '@valija/domain/complementos/match-doctos.ts'
import type { HallazgoGuardado } from '@valija/domain/facturas/hallazgo-guardado.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { ArchivoRecibido } from '../../http/receive-files.ts'
import { querySat } from '../facturas/query-sat.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import type { ComplementoLeido } from './read-complemento.ts'
import { readComplementos } from './read-complementos.ts'
import { readEsperados, registeredComplementos } from './read-esperados.ts'
import { type FacturaPorComplementar, readImpuestos } from './read-impuestos.ts'
import { readSustituidos, withFreed } from './release-complementos.ts'

export type Revisado = {
  leido: ComplementoLeido | null
  estadoSat: string
  juicio: ComplementoRevisado
  /** Why a person of the agency has to look at it, or ''. */
  porRevisar: string
}
type Dato = { encontrado: string; esperado: string }
const say = (regla: ReglaDeComplemento, dato: Dato = { encontrado: '', esperado: '' }): string =>
  reglasDeComplemento[regla](dato)

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
  const registrados = await registeredComplementos(
    deps.db,
    leidos.map(({ cabecera }) => cabecera.uuid),
  )
  const conFactura = await readEsperados(
    deps.db,
    actor,
    leidos.flatMap(({ doctos }) => doctos.map(({ idDocumento }) => idDocumento)),
  )
  const impuestos = await readImpuestos(
    deps,
    actor.usuarioId,
    conFactura.map(({ facturaId }) => facturaId),
  )
  let esperados: Esperado[] = conFactura
  const anteriores = new Set<string>()
  const liberados = new Set<number>()
  const revisados: Revisado[] = []
  for (const [i, lectura] of lecturas.entries()) {
    const nombre = archivos[i]?.nombre ?? ''
    if (!lectura.leido) {
      const detalle = 'fallas' in lectura ? worstOf(lectura.fallas, actor) : ''
      revisados.push(refused(nombre, null, [say(lectura.motivo, { encontrado: detalle, esperado: '' })]))
      continue
    }
    const { leido } = lectura
    const contexto = { anteriores, registrados, receptorRfc, receptorRegimenes }
    const falta = judgeComplemento(leido.cabecera, contexto)
    anteriores.add(leido.cabecera.uuid)
    if (falta) {
      revisados.push(refused(nombre, leido, [say(falta.regla, falta)]))
      continue
    }
    const sustituidos = await readSustituidos(deps.db, actor, leido.cabecera.emisor, leido.sustituye)
    // What one file of this upload takes the place of is not freed a second time by the next.
    const libera = sustituidos.filter(({ id }) => !liberados.has(id))
    const libres = withFreed(esperados, libera)
    const par = matchDoctos(leido.cabecera.emisor, leido.doctos, libres, toleranciaComplemento)
    const deImpuestos = judgeImpuestos(leido, impuestos)
    const propios = par.fallas.length > 0 ? motivosDe(par, leido.doctos) : deImpuestos.motivos
    const fuera = propios.length > 0 ? null : await askOutside(deps, leido)
    const lector = lectorDe(actor.rol)
    const [duda] = lectura.porRevisar.map((uno) => sayHallazgo(uno, lector).titulo)
    const motivos = fuera === null ? propios : fuera.motivo !== null ? [say(fuera.motivo)] : []
    const estadoSat = motivos.length === 0 ? 'Vigente' : ''
    if (motivos.length === 0) {
      take(libres, par)
      esperados = libres
      for (const { id } of libera) liberados.add(id)
    }
    revisados.push({
      leido,
      estadoSat,
      porRevisar: duda ?? '',
      juicio: {
        ...header(nombre, leido),
        valido: motivos.length === 0,
        sinVerificar: fuera?.sinRespuesta === true,
        porRevisar: duda !== undefined && motivos.length === 0,
        motivos,
        avisos: [
          ...(duda === undefined ? [] : [complementoPorRevisar[lector]({ encontrado: duda })]),
          ...lectura.avisos.map((uno) => inOneLine(sayHallazgo(uno, lectorDe(actor.rol)))),
          ...libera.map(() => avisoDeSustitucion),
          ...avisosDe(par, leido.doctos),
          ...deImpuestos.avisos,
        ],
        documentos: documentosDe(leido, par, libres),
      },
    })
  }
  return revisados
}

const inOneLine = ({ lugar, titulo, remedio }: HallazgoFactura): string =>
  `${lugar === undefined ? '' : `${lugar}: `}${titulo} ${remedio}`

/** The first thing wrong, but a broken sello before it: what such a document says may not be what was stamped. */
function worstOf(fallas: readonly HallazgoGuardado[], { rol }: Actor): string {
  const dichas = fallas.map((falla) => sayHallazgo(falla, lectorDe(rol)))
  const una = dichas.find(({ accion }) => accion === 'original') ?? dichas[0]
  return una ? inOneLine(una) : ''
}

type RespuestaDeFuera = { motivo: ReglaDeComplemento | null; sinRespuesta: boolean }
const contesta = (motivo: ReglaDeComplemento | null): RespuestaDeFuera => ({ motivo, sinRespuesta: false })
const calla = (motivo: ReglaDeComplemento): RespuestaDeFuera => ({ motivo, sinRespuesta: true })

/** The booking check, then the tax authority. Without an answer nothing is taken for true, and nothing for false. */
async function askOutside(deps: Deps, { doctos, expresion }: ComplementoLeido): Promise<RespuestaDeFuera> {
  try {
    for (const { idDocumento, impPagado, fechaPago } of doctos)
      if (!(await deps.ant.validarComplemento({ idDocumento, impPagado: centavos(impPagado), fechaPago })))
        return contesta('rechazadoPorReservas')
  } catch (error) {
    if (!(error instanceof ExternalSystemError)) throw error
    deps.log.warn({ err: error }, 'booking check of a complement')
    return calla('reservasSinConexion')
  }
  const { estado } = await querySat(deps, expresion)
  if (estado === 'Vigente') return contesta(null)
  if (estado === 'Cancelado') return contesta('canceladoEnSat')
  return estado === 'No Encontrado' ? contesta('noEncontradoEnSat') : calla('satSinConexion')
}

const take = (esperados: Esperado[], { cobros, tolerados }: Emparejamiento): void => {
  for (const { esperadoId, monto } of [...cobros, ...tolerados]) {
    const esperado = esperados.find(({ id }) => id === esperadoId)
    if (esperado) esperado.falta -= monto
  }
}

type Doctos = ComplementoLeido['doctos']
/** Amounts are in the currency of their document. */
const inWords = (value: string | number | null, moneda: string): string =>
  value === null ? '' : typeof value === 'number' ? enMoneda(moneda, value) : value
const monedaDe = (doctos: Doctos, docto: number): string => doctos[docto]?.monedaDR ?? 'MXN'
export const motivosDe = ({ fallas }: Pick<Emparejamiento, 'fallas'>, doctos: Doctos): string[] =>
  fallas.map(({ docto, motivo, encontrado, esperado }) => {
    const moneda = monedaDe(doctos, docto)
    return say(motivo, { encontrado: inWords(encontrado, moneda), esperado: inWords(esperado, moneda) })
  })
const avisosDe = ({ avisos }: Emparejamiento, doctos: Doctos): string[] =>
  avisos.map((aviso) => {
    const [encontrado, esperado] =
      aviso.campo === 'NumParcialidad' || aviso.campo === 'FormaDePagoP'
        ? [String(aviso.encontrado), String(aviso.esperado)]
        : [aviso.encontrado, aviso.esperado].map((monto) => enMoneda(monedaDe(doctos, aviso.docto), monto))
    return avisoDeComplemento({ campo: aviso.campo, encontrado: encontrado ?? '', esperado: esperado ?? '' })
  })

/**
 * Of each related document: where its taxes are not those of the stored invoice, in proportion to what it pays. Of an
 * invoice whose stored XML cannot be read nothing can be compared, which is said.
 */
function judgeImpuestos(
  { doctos }: ComplementoLeido,
  facturas: ReadonlyMap<string, FacturaPorComplementar>,
): { motivos: string[]; avisos: string[] } {
  const motivos: string[] = []
  const avisos: string[] = []
  for (const { idDocumento, impSaldoAnt, impPagado, impuestos, monedaDR } of doctos) {
    const factura = facturas.get(idDocumento)
    if (!factura) continue
    if (!factura.impuestos) {
      avisos.push(impuestosSinComparar({ factura: idDocumento }))
      continue
    }
    const debe = impuestosDelPago(factura.impuestos, {
      total: factura.total,
      saldoAnterior: impSaldoAnt,
      pagado: impPagado,
    })
    for (const { campo, encontrado, esperado } of judgeImpuestosDr(impuestos, debe))
      motivos.push(
        avisoDeComplemento({
          campo: `${campo} (${idDocumento})`,
          encontrado: encontrado === null ? noViene : inWords(encontrado, monedaDR),
          esperado: esperado === null ? noViene : inWords(esperado, monedaDR),
        }),
      )
  }
  return { motivos, avisos }
}

const documentosDe = (
  { doctos }: ComplementoLeido,
  par: Emparejamiento,
  esperados: readonly Esperado[],
): ComplementoRevisado['documentos'] =>
  doctos.map((docto, i) => {
    const ids = par.cobros.filter((cobro) => cobro.docto === i).map(({ esperadoId }) => esperadoId)
    const falta = esperados.filter(({ id }) => ids.includes(id)).reduce((sum, one) => sum + one.falta, 0)
    const falla = par.fallas.find((one) => one.docto === i)
    return {
      IdDocumento: docto.idDocumento,
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
  estadoSat: '',
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
