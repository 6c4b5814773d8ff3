import { continua, type Situacion } from '@valija/contract/facturas.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { avisosDeComision } from '@valija/contract/redaccion/avisos-de-comision.ts'
import { avisosDe, avisosPorRevisar } from '@valija/contract/redaccion/avisos-de-facturas.ts'
import { avisosDeInvitado } from '@valija/contract/redaccion/avisos-de-invitado.ts'
import { judgeFacturaComision } from '@valija/domain/comisiones/judge-factura-comision.ts'
import { layoutDeComision } from '@valija/domain/comisiones/layout-de-comision.ts'
import { type Hallazgo, hallazgo, type HallazgoDeRegla } from '@valija/domain/facturas/hallazgo.ts'
import { judgeBorrador } from '@valija/domain/facturas/judge-borrador.ts'
import { judgeInvitado } from '@valija/domain/invitados/judge-invitado.ts'
import { layoutDeInvitado } from '@valija/domain/invitados/layout-de-invitado.ts'
import { pasoAbierto } from '@valija/domain/lotes/borrador/paso-abierto.ts'
import { monedaDeLote } from '@valija/domain/lotes/moneda-de-lote.ts'
import { tiePdfs } from '@valija/domain/lotes/borrador/tie-pdfs.ts'
import { type JuicioLayout, judgeLayout } from '@valija/domain/lotes/layout/judge-layout.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { type Conn } from '../../db/connection.ts'
import { registeredUuids } from '../facturas/registered-uuids.ts'
import { type Facturada, facturadasAntes } from '../lotes/reservas-repetidas.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import type { BorradorJuzgado, EstadoAnt, FacturaJuzgada, Hechos } from './juicio.ts'
import { markRepetidas } from './mark-repetidas.ts'
import type { AntFactura, BorradorGuardado, CfdiGuardado } from './load-borrador.ts'

/** What the world says today of a draft: the policy in force, the hotel, the uuids others registered. */
export async function hechosDe(db: Conn, hoy: Dia, guardado: BorradorGuardado): Promise<Hechos> {
  const { fila, cfdis, renglones } = guardado
  const uuids = cfdis.flatMap(({ uuid }) => (uuid === null ? [] : [uuid]))
  const comunes = {
    hoy,
    politica: await politicaVigente(db, hoy),
    registrados: await registeredUuids(db, uuids),
    invitado: null,
    facturadas: new Map<string, Facturada[]>(),
  }
  if (fila.creadorId === null) return { ...comunes, ...(await hechosDeInvitado(db, fila.proveedorId, cfdis)) }
  if (fila.proveedorId === null) return { ...comunes, proveedor: null, comision: null }
  if (fila.categoria === 'Comisionista') {
    const agente = await readAgente(db, fila.proveedorId)
    const comisiones = renglones.map(({ totalReserva }) => totalReserva)
    return { ...comunes, proveedor: agente, comision: agente && { agente, comisiones } }
  }
  const proveedor = await db
    .selectFrom('proveedores')
    .select(['id', 'razonSocial', 'nombreComercial', 'rfc'])
    .where('id', '=', fila.proveedorId)
    .executeTakeFirst()
  const facturadas = await facturadasAntes(
    db,
    renglones.map(({ bookingCode }) => bookingCode),
  )
  return { ...comunes, proveedor: proveedor ?? null, comision: null, facturadas }
}

/** An agent stands where a supplier does; its id is the one claims and lotes carry. */
async function readAgente(db: Conn, clienteId: number) {
  const agente = await db
    .selectFrom('comisionistas')
    .select([
      'clienteId as id',
      'razonSocialCliente as razonSocial',
      'nombreComercial',
      'rfcCliente as rfc',
      'regimenFiscal',
    ])
    .where('clienteId', '=', clienteId)
    .executeTakeFirst()
  return agente ?? null
}

/**
 * A guest's issuer is who its facturas say, once a booking of it has been named: as registered, or else as ANT knows it,
 * and then the lote waits to be validated.
 */
async function hechosDeInvitado(
  db: Conn,
  clienteId: number | null,
  cfdis: readonly CfdiGuardado[],
): Promise<Pick<Hechos, 'proveedor' | 'comision' | 'invitado'>> {
  const emisor = cfdis.find(({ cabecera }) => cabecera !== null)?.cabecera
  if (clienteId === null || !emisor)
    return { proveedor: null, comision: null, invitado: { registrado: false } }
  const registrado = await db
    .selectFrom('comisionistas')
    .select(['razonSocialCliente as razonSocial', 'nombreComercial'])
    .where('rfcCliente', '=', emisor.emisor)
    .orderBy((eb) => eb('clienteId', '=', clienteId), 'desc')
    .executeTakeFirst()
  const nombre = { razonSocial: emisor.emisorNombre, nombreComercial: emisor.emisorNombre }
  return {
    proveedor: { id: clienteId, rfc: emisor.emisor, ...(registrado ?? nombre) },
    comision: null,
    invitado: { registrado: registrado !== undefined },
  }
}

/** The whole judgement of a draft from its stored facts: nothing of it is kept, so it is never out of date. */
export function judgeGuardado(guardado: BorradorGuardado, hechos: Hechos): BorradorJuzgado {
  const { fila, cfdis, renglones, pdfs } = guardado
  const { comision } = hechos
  const leidos = cfdis.map(({ cabecera, motor, sat }) => ({ cabecera, motor, sat }))
  const dictamenes = hechos.invitado
    ? judgeInvitado(leidos, hechos)
    : comision
      ? leidos.map((leido) => judgeFacturaComision(leido, { ...hechos, ...comision }))
      : judgeBorrador(leidos, { ...hechos, rfcProveedor: hechos.proveedor?.rfc ?? null })
  const dictaminadas = cfdis.map((cfdi, i) => {
    const { hallazgos, situacion } = dictamenes[i] ?? { hallazgos: [], situacion: 'rechazada' as const }
    return { ...cfdi, hallazgos, situacion }
  })
  const siguen = dictaminadas.filter(({ situacion }) => continua(situacion))
  const legiblesQueSiguen = siguen.flatMap(({ id, cabecera }) => (cabecera ? [{ id, ...cabecera }] : []))
  const layout = hechos.invitado
    ? layoutDeInvitado(renglones, legiblesQueSiguen, hechos.politica)
    : comision
      ? layoutDeComision(renglones, legiblesQueSiguen)
      : judgeLayout(renglones, legiblesQueSiguen, hechos.politica.toleranciaLayout)
  const juzgadas = dictaminadas.map((factura) =>
    withLayout(factura, renglones.length === 0 ? undefined : layout.facturas.get(factura.id)),
  )
  const conLayout =
    fila.categoria === 'Proveedor'
      ? markRepetidas(juzgadas, renglones, hechos.facturadas, fila.proveedorId)
      : juzgadas
  const listas = conLayout.filter(({ lista }) => lista)
  const pdfDe = tiePdfs(
    listas.flatMap(({ id, nombre, cabecera }) =>
      cabecera
        ? [{ id, nombre, uuid: cabecera.uuid, folio: cabecera.folio, serieFolio: cabecera.serieFolio }]
        : [],
    ),
    pdfs,
  )
  const facturas = conLayout.map((factura) => ({
    ...factura,
    pdfId: pdfDe.get(factura.id)?.pdfId ?? null,
    pdfForma: pdfDe.get(factura.id)?.forma ?? null,
  }))
  const legibles = cfdis.filter(({ cabecera }) => cabecera !== null)
  const facturasValidadas =
    fila.facturasValidadasEn !== null && legibles.every(({ satPedidoEn }) => satPedidoEn !== null)
  const preguntables = facturas.filter((f) => f.layout !== null && f.layout.situacion !== 'sinFolio')
  const antPendientes =
    fila.reservasPedidasEn === null
      ? 0
      : preguntables.filter((f) => f.layout?.ant === 'pendiente' || f.layout?.ant === 'sinRespuesta').length
  const sumOf = (de: readonly FacturaJuzgada[]) => ({
    facturas: de.length,
    total: centavos(de.reduce((suma, { cabecera }) => suma + (cabecera?.total ?? 0), 0)),
    moneda: monedaDeLote(de.flatMap(({ cabecera }) => cabecera?.moneda ?? [])),
  })
  const continuan = facturas.filter(({ situacion }) => continua(situacion))
  const enLote = facturas.filter(({ lista }) => lista)
  const reservasValidadas =
    fila.reservasPedidasEn !== null && antPendientes < Math.max(1, preguntables.length)
  return {
    facturas,
    dueno: layout.dueno,
    avisos: [
      ...(hechos.invitado
        ? avisosDeInvitado(facturas, hechos.politica, hechos.hoy)
        : comision
          ? avisosDeComision(facturas, comision.comisiones, hechos.politica)
          : avisosDe(facturas, hechos.politica, hechos.proveedor !== null)),
      ...avisosPorRevisar(facturas),
    ],
    facturasValidadas,
    satPendientes: legibles.filter(({ satPedidoEn, sat }) => satPedidoEn !== null && sat === null).length,
    reservasValidadas,
    antPendientes,
    continuan: sumOf(continuan),
    listas: {
      ...sumOf(enLote),
      reservas: enLote.reduce((suma, f) => suma + (f.layout?.renglones.length ?? 0), 0),
    },
    paso: pasoAbierto({
      facturas: facturas.length,
      proveedorElegido: hechos.proveedor !== null,
      facturasValidadas,
      continuan: continuan.length,
      layoutCargado: renglones.length > 0,
      reservasValidadas,
      layoutValidado: fila.layoutValidadoEn !== null,
      listas: enLote.length,
      loteValidado: fila.loteValidadoEn !== null,
    }),
  }
}

function withLayout<F extends CfdiGuardado & { situacion: Situacion; hallazgos: Hallazgo[] }>(
  factura: F,
  juicio: JuicioLayout | undefined,
): F & Pick<FacturaJuzgada, 'layout' | 'lista' | 'pdfId' | 'pdfForma'> {
  if (!juicio || !continua(factura.situacion))
    return { ...factura, layout: null, lista: false, pdfId: null, pdfForma: null }
  const ant = antDe(factura.ant)
  const hallazgos = [...juicio.hallazgos, ...antHallazgos(factura.ant)]
  return {
    ...factura,
    layout: { ...juicio, ant, hallazgos },
    lista: juicio.situacion === 'correcto' && ant === 'correcto',
    pdfId: null,
    pdfForma: null,
  }
}

const antDe = (ant: AntFactura | null): EstadoAnt =>
  ant === null
    ? 'pendiente'
    : ant.falla
      ? 'sinRespuesta'
      : ant.factura.valida && ant.reservas.valida
        ? 'correcto'
        : 'incorrecto'

const antHallazgos = (ant: AntFactura | null): HallazgoDeRegla[] =>
  ant === null || ant.falla
    ? []
    : [
        ...(ant.factura.valida
          ? []
          : [hallazgo('antFactura', { mensaje: ant.factura.mensaje }, { origen: 'ant' })]),
        ...(ant.reservas.valida
          ? []
          : [hallazgo('antReservas', { mensaje: ant.reservas.mensaje }, { origen: 'ant' })]),
      ]
