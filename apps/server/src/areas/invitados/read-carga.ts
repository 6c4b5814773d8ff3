import type { Aviso } from '@valija/contract/borradores.ts'
import { continua } from '@valija/contract/facturas.ts'
import type { CargaInvitado, PasoInvitado } from '@valija/contract/invitados.ts'
import { message } from '@valija/contract/messages.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { foldHallazgos } from '@valija/contract/redaccion/hallazgos.ts'
import { textoDeCorreccion } from '@valija/contract/redaccion/texto-de-correccion.ts'
import { compararHoja, fijosDeHoja, hojaDeFactura } from '@valija/domain/comisiones/hoja.ts'
import { veredictoDe } from '@valija/domain/comisiones/veredicto.ts'
import { tiePdfs } from '@valija/domain/lotes/borrador/tie-pdfs.ts'
import type { Deps } from '../../deps.ts'
import { avisosExternosDeComision } from '../borradores/avisos-externos-comision.ts'
import { loadJuzgado } from '../borradores/judge-guardado.ts'
import type { BorradorJuzgado, FacturaJuzgada } from '../borradores/juicio.ts'
import type { BorradorGuardado } from '../borradores/load-borrador.ts'
import { describePdf } from '../borradores/read-borrador.ts'
import type { Hechos } from '../borradores/tipos/tipo.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { type Carga, invitado } from './carga.ts'

export type CargaJuzgada = {
  guardado: BorradorGuardado
  hechos: Hechos
  juicio: BorradorJuzgado
  paso: PasoInvitado
}

/** The guest's draft as the one engine judges it now. */
export async function judgeCarga(deps: Deps, { borradorId }: Carga): Promise<CargaJuzgada> {
  const juzgada = await loadJuzgado(deps.db, await deps.reloj.hoy(), invitado, borradorId)
  return { ...juzgada, paso: pasoDe(juzgada.guardado, juzgada.juicio) }
}

/** Commissions §4: the second step opens with valid invoices, the third once their bookings are entered. */
function pasoDe({ renglones }: BorradorGuardado, { facturas }: BorradorJuzgado): PasoInvitado {
  const siguen = facturas.filter(({ situacion }) => continua(situacion))
  if (siguen.length === 0) return 'facturas'
  const conReserva = new Set(renglones.map(({ cfdiId }) => cfdiId))
  return siguen.every(({ id }) => conReserva.has(id)) ? 'guardar' : 'reservas'
}

export async function readCarga(deps: Deps, carga: Carga): Promise<CargaInvitado> {
  if (carga.loteId !== null) return readGuardada(deps, carga, carga.loteId)
  const { guardado, hechos, juicio, paso } = await judgeCarga(deps, carga)
  const facturas = withTheirPdfs(juicio.facturas, guardado.pdfs)
  const pdfPorId = new Map(guardado.pdfs.map((pdf) => [pdf.id, pdf]))
  const usados = new Set(facturas.flatMap(({ pdfId }) => (pdfId ? [pdfId] : [])))
  return {
    ...(await comunes(deps, carga)),
    paso,
    enCuarentena: carga.liberadaEn === null,
    satPendientes: juicio.satPendientes,
    antPendientes: juicio.antPendientes,
    avisos: [
      ...juicio.avisos,
      ...uniques(juicio.facturas.flatMap((f) => avisosExternosDeComision(juicio, guardado, f))),
      ...avisosDeReservas(carga, juicio),
    ],
    facturas: facturas.map((f) => {
      const pdf = f.pdfId === null ? undefined : pdfPorId.get(f.pdfId)
      return {
        id: f.id,
        nombre: f.nombre,
        orden: f.orden,
        cabecera: f.cabecera,
        situacion: f.situacion,
        sat: f.sat,
        hallazgos: foldHallazgos([...f.hallazgos, ...(f.layout?.hallazgos ?? [])], 'emisor'),
        pdf: pdf ? describePdf(pdf, f) : null,
        reservas: guardado.renglones
          .filter(({ cfdiId }) => cfdiId === f.id)
          .map(({ bookingCode, totalReserva }) => ({ bookingCode, commission: totalReserva })),
        ...sheetOf(f, guardado, hechos),
        ant: f.layout && f.layout.renglones.length > 0 ? f.layout.ant : null,
        lista: f.lista,
      }
    }),
    pdfsSueltos: guardado.pdfs.filter(({ id }) => !usados.has(id)).map((pdf) => describePdf(pdf, null)),
    continuan: juicio.continuan,
    listas: juicio.listas,
    lote: null,
    hoy: hechos.hoy,
  }
}

/** Where its files are dropped a factura shows already the PDF that will be its own once it is in the lote. */
function withTheirPdfs(
  facturas: readonly FacturaJuzgada[],
  pdfs: BorradorGuardado['pdfs'],
): readonly FacturaJuzgada[] {
  const porVenir = facturas.flatMap(({ id, nombre, cabecera, lista, situacion }) =>
    cabecera && !lista && continua(situacion) ? [{ ...cabecera, id, nombre }] : [],
  )
  const libres = pdfs.filter(({ id }) => facturas.every(({ pdfId }) => pdfId !== id))
  const ligas = tiePdfs(porVenir, libres)
  return facturas.map((factura) => {
    const liga = ligas.get(factura.id)
    return liga ? { ...factura, pdfId: liga.pdfId, pdfForma: liga.forma } : factura
  })
}

/** Of what the guest put in and named itself: what is registered of the agency is no part of it. */
function sheetOf(
  { id, cabecera, hallazgos, layout }: CargaJuzgada['juicio']['facturas'][number],
  { renglones }: BorradorGuardado,
  hechos: Hechos,
): Pick<CargaInvitado['facturas'][number], 'comparacion' | 'correccion'> {
  // Commissions §4: of a guest the limit of PUE is its own.
  const politica = { ...hechos.politica, corteComisionPue: hechos.politica.corteInvitadoPue }
  const dia = { hoy: hechos.hoy, politica }
  const propios = renglones.filter(({ cfdiId }) => cfdiId === id)
  const hoja =
    cabecera === null || propios.length === 0
      ? null
      : hojaDeFactura(
          propios.map(({ totalReserva }) => totalReserva),
          {
            rfc: cabecera.emisor,
            razonSocial: cabecera.emisorNombre,
            regimenFiscal: cabecera.emisorRegimen ?? '',
          },
          dia,
        )
  const rotas = [...hallazgos, ...(layout?.hallazgos ?? [])]
  const correccion = textoDeCorreccion(cabecera, rotas, fijosDeHoja(dia), hoja)
  if (cabecera === null || hoja === null) return { comparacion: null, correccion }
  const { redondeo, totalComisiones } = hoja
  return { comparacion: { renglones: compararHoja(hoja, cabecera), redondeo, totalComisiones }, correccion }
}

const uniques = (avisos: readonly Aviso[]): Aviso[] => [
  ...new Map(avisos.map((aviso) => [`${aviso.codigo} ${aviso.ids.join()}`, aviso])).values(),
]

function avisosDeReservas({ omitidas }: Carga, juicio: BorradorJuzgado): Aviso[] {
  const pendientes = juicio.satPendientes + juicio.antPendientes
  const aviso = (codigo: string, severidad: Aviso['severidad'], titulo: string, texto: string): Aviso => ({
    codigo,
    severidad,
    titulo,
    texto,
    ids: [],
  })
  const avisoFinal = (): Aviso => {
    const { facturas, listas } = juicio
    if (listas.facturas < facturas.length) {
      const cuentas = { n: listas.facturas, total: facturas.length }
      return aviso('facturasCumplen', 'aviso', message('facturasCumplenAlgunas', cuentas), '')
    }
    const todas = facturas.every(
      (f) => veredictoDe({ ...f, ant: f.layout?.ant ?? null }, juicio.avisos) === 'cumple',
    )
    return todas
      ? aviso('facturasCumplen', 'ok', message('facturasCumplen'), '')
      : aviso('facturasCumplen', 'info', message('facturasConAvisos'), '')
  }
  return [
    ...(omitidas.length > 0
      ? [
          aviso(
            'algunasReservasRegistradas',
            'aviso',
            message('algunasReservasRegistradas'),
            omitidas.join(', '),
          ),
        ]
      : []),
    ...(pendientes === 0 && juicio.listas.facturas > 0 ? [avisoFinal()] : []),
  ]
}

async function comunes(deps: Deps, { expiraEn }: Carga) {
  const hoy = await deps.reloj.hoy()
  const { receptorRfc, corteInvitadoPue } = await politicaVigente(deps.db, hoy)
  return { expiraEn: expiraEn.toISOString(), hoy, receptor: receptorRfc, cortePue: corteInvitadoPue }
}

async function readGuardada(deps: Deps, carga: Carga, loteId: number): Promise<CargaInvitado> {
  const lote = await deps.db
    .selectFrom('lotes')
    .select(['id', 'nombre'])
    .where('id', '=', loteId)
    .executeTakeFirstOrThrow()
  const nada = { facturas: 0, total: centavos(0), moneda: 'MXN' }
  return {
    ...(await comunes(deps, carga)),
    paso: 'guardar',
    enCuarentena: false,
    satPendientes: 0,
    antPendientes: 0,
    avisos: [],
    facturas: [],
    pdfsSueltos: [],
    continuan: nada,
    listas: { ...nada, reservas: 0 },
    lote,
  }
}
