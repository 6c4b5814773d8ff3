import {
  type ArchivoPdf,
  type Borrador,
  type BorradorResumen,
  importesDeRenglon,
  type RenglonBorrador,
} from '@valija/contract/borradores.ts'
import { enMoneda } from '@valija/contract/en-pesos.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { lectorDe } from '@valija/contract/messages/remedios-cfdi.ts'
import { message } from '@valija/contract/messages.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { foldHallazgos } from '@valija/contract/redaccion/hallazgos.ts'
import { celdasIlegibles, sumaDicha } from '@valija/contract/redaccion/valores-de-regla.ts'
import { sumByMoneda } from '@valija/domain/reservas/sumas.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { llenoDe, porLlenarse } from '../../http/cuota.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { avisosExternos } from './avisos-externos.ts'
import { loadJuzgado } from './judge-guardado.ts'
import type { BorradorJuzgado, FacturaJuzgada } from './juicio.ts'
import type { BorradorGuardado, PdfGuardado, RenglonGuardado } from './load-borrador.ts'
import type { Hechos } from './tipos/tipo.ts'

export const vence = (actualizadoEn: Date, dias: number): string =>
  new Date(actualizadoEn.getTime() + dias * 86_400_000).toISOString()

/** The draft judged as of now, as the screen shows it. */
export async function readBorrador(deps: Deps, actor: Actor, id: string): Promise<Borrador> {
  const hoy = await deps.reloj.hoy()
  const { guardado, hechos, juicio } = await loadJuzgado(deps.db, hoy, actor, id, { contado: true })
  const borrador = describeBorrador(guardado, hechos, juicio, actor)
  const lleno = llenoDe(guardado.contado, hechos.politica)
  if (lleno < porLlenarse) return borrador
  const titulo = interfaz.lugarPorAcabarse({ lleno: Math.min(lleno, 100) })
  const aviso = { codigo: 'lugarPorAcabarse', severidad: 'aviso' as const, titulo, texto: '', ids: [] }
  return { ...borrador, avisos: [...borrador.avisos, aviso] }
}

export function describeBorrador(
  guardado: BorradorGuardado,
  hechos: Hechos,
  juicio: BorradorJuzgado,
  actor: Pick<Actor, 'isOmnibeesLocator' | 'rol'>,
): Borrador {
  const lector = lectorDe(actor.rol)
  const { fila, renglones, pdfs } = guardado
  const { politica } = hechos
  const pdfPorId = new Map(pdfs.map((pdf) => [pdf.id, pdf]))
  const usados = new Set(juicio.facturas.flatMap(({ pdfId }) => (pdfId ? [pdfId] : [])))
  return {
    id: fila.id,
    nombre: fila.nombre ?? '',
    proveedor: hechos.proveedor,
    actualizadoEn: fila.actualizadoEn.toISOString(),
    expiraEn: vence(fila.actualizadoEn, politica.diasBorrador),
    hoy: hechos.hoy,
    cortes: {
      pue: politica.cortePueProveedor,
      ppd: politica.cortePpdProveedor,
      tolerancia: centavos(politica.toleranciaLayout),
    },
    isOmnibeesLocator: actor.isOmnibeesLocator,
    paso: juicio.paso,
    facturasValidadas: juicio.facturasValidadas,
    satPendientes: juicio.satPendientes,
    reservasValidadas: juicio.reservasValidadas,
    antPendientes: juicio.antPendientes,
    layoutValidado: fila.layoutValidadoEn !== null,
    loteValidado: fila.loteValidadoEn !== null,
    avisos: [...juicio.avisos, ...avisosExternos(juicio, guardado)],
    facturas: juicio.facturas.map((f) => {
      const pdf = f.pdfId === null ? undefined : pdfPorId.get(f.pdfId)
      return {
        id: f.id,
        nombre: f.nombre,
        orden: f.orden,
        hash: f.hash,
        cabecera: f.cabecera,
        situacion: f.situacion,
        sat: f.sat,
        hallazgos: foldHallazgos(f.hallazgos, lector),
        layout: f.layout && {
          situacion: f.layout.situacion,
          suma: f.layout.suma,
          sinPropinas: f.layout.sinPropinas,
          reservas: f.layout.renglones.length,
          ant: f.layout.ant,
          hallazgos: foldHallazgos(f.layout.hallazgos, lector),
        },
        pdf: pdf ? describePdf(pdf, f) : null,
        lista: f.lista,
      }
    }),
    layout:
      fila.layoutArchivoId === null && renglones.length === 0
        ? null
        : {
            id: fila.layoutArchivoId,
            nombre: fila.layoutNombre ?? '',
            renglones: renglones.map((r) => describeRenglon(r, juicio)),
            anterior: fila.anterior,
          },
    pdfsSueltos: pdfs.filter(({ id }) => !usados.has(id)).map((pdf) => describePdf(pdf, null)),
    continuan: juicio.continuan,
    listas: juicio.listas,
  }
}

/** A PDF, tied to a factura or loose. */
export const describePdf = (
  { id, nombre, uuids }: PdfGuardado,
  factura: Pick<FacturaJuzgada, 'cabecera' | 'pdfForma'> | null,
): ArchivoPdf => ({
  id,
  nombre,
  forma: factura?.pdfForma ?? null,
  otroUuid:
    factura !== null && uuids != null && uuids.length > 0 && !uuids.includes(factura.cabecera?.uuid ?? ''),
})

export function describeRenglon(r: RenglonGuardado, juicio: BorradorJuzgado): RenglonBorrador {
  const { ilegibles, ivaVacio: _iva, ant, ...renglon } = r
  const facturaId = juicio.dueno.get(r.numero) ?? null
  const factura = juicio.facturas.find(({ id }) => id === facturaId)
  const moneda = factura?.cabecera?.moneda ?? 'MXN'
  const monto =
    factura?.layout && factura.layout.situacion === 'incorrecto' && !factura.layout.cuadra
      ? [
          message('motivoMonto', {
            encontrado: sumaDicha({ ...factura.layout, moneda }),
            esperado: enMoneda(moneda, factura.cabecera?.total ?? 0),
          }),
        ]
      : []
  return {
    ...renglon,
    facturaId,
    ilegibles: importesDeRenglon.filter((campo) => ilegibles.some((celda) => celda.campo === campo)),
    motivos: [
      ...(ilegibles.length > 0 ? [message('motivoImporte', { columnas: celdasIlegibles(ilegibles) })] : []),
      ...(r.bookingCode === '' ? [message('motivoSinLocalizador')] : []),
      ...(facturaId === null ? [message('motivoSinFactura')] : []),
      ...(ant && !ant.valida ? [ant.mensaje] : []),
      ...monto,
    ],
    candidata: ant && !ant.valida ? ant.candidata : null,
  }
}

/** The person's living drafts, newest first. */
export async function listBorradores(deps: Deps, actor: Actor): Promise<BorradorResumen[]> {
  const { diasBorrador } = await politicaVigente(deps.db, await deps.reloj.hoy())
  const rows = await deps.db
    .selectFrom('borradores as b')
    .leftJoin('proveedores as p', 'p.id', 'b.proveedorId')
    .select((eb) => [
      'b.id',
      'b.nombre',
      'b.actualizadoEn',
      'p.nombreComercial',
      eb
        .selectFrom('borradorCfdis as c')
        .select(sql<number>`count(*)`.as('n'))
        .whereRef('c.borradorId', '=', 'b.id')
        .where('c.quitadoEn', 'is', null)
        .as('facturas'),
      eb
        .selectFrom('borradorCfdis as c')
        .select(
          sql<
            { moneda: string; total: number }[]
          >`coalesce(jsonb_agg(jsonb_build_object('moneda', c.cfdi->>'moneda',
            'total', (c.cfdi->>'total')::bigint)) filter (where c.cfdi is not null), '[]')`.as('t'),
        )
        .whereRef('c.borradorId', '=', 'b.id')
        .where('c.quitadoEn', 'is', null)
        .as('totales'),
    ])
    .where('b.creadorId', '=', actor.usuarioId)
    .where('b.categoria', '=', 'Proveedor')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('borradorCfdis as v')
          .select('v.id')
          .whereRef('v.borradorId', '=', 'b.id')
          .where('v.quitadoEn', 'is', null),
      ),
    )
    .orderBy('b.actualizadoEn', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    nombre: row.nombre ?? '',
    proveedor: row.nombreComercial,
    facturas: Number(row.facturas),
    montos: sumByMoneda((row.totales ?? []).map(({ moneda, total }) => ({ moneda, monto: total }))).map(
      ({ moneda, monto }) => ({ moneda, monto: centavos(monto) }),
    ),
    actualizadoEn: row.actualizadoEn.toISOString(),
    expiraEn: vence(row.actualizadoEn, diasBorrador),
  }))
}
