import { continua } from '@valija/contract/facturas.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { avisosPorRevisar } from '@valija/contract/redaccion/avisos-de-facturas.ts'
import { pasoAbierto } from '@valija/domain/lotes/borrador/paso-abierto.ts'
import { tiePdfs } from '@valija/domain/lotes/borrador/tie-pdfs.ts'
import { monedaDeLote } from '@valija/domain/lotes/moneda-de-lote.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { Conn } from '../../db/connection.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import type { BorradorJuzgado, FacturaJuzgada } from './juicio.ts'
import { type BorradorGuardado, type Dueno, loadBorrador } from './load-borrador.ts'
import type { Hechos } from './tipos/tipo.ts'
import { tipoDe } from './tipos/tipo-de.ts'
import { withLayout } from './with-layout.ts'

/** What the world says today of a draft, and who judges it. */
export async function hechosDe(db: Conn, hoy: Dia, guardado: BorradorGuardado): Promise<Hechos> {
  return {
    hoy,
    politica: await politicaVigente(db, hoy),
    registrados: guardado.registrados,
    relacionadasVivas: guardado.relacionadasVivas,
    ...(await tipoDe(guardado.fila).readJuez(db, guardado)),
  }
}

/** A draft as it stands, with its judgement of this day. */
export async function loadJuzgado(
  db: Conn,
  hoy: Dia,
  actor: Dueno,
  id: string,
  con: { contado?: boolean } = {},
): Promise<{ guardado: BorradorGuardado; hechos: Hechos; juicio: BorradorJuzgado }> {
  const guardado = await loadBorrador(db, actor, id, con)
  const hechos = await hechosDe(db, hoy, guardado)
  return { guardado, hechos, juicio: judgeGuardado(guardado, hechos) }
}

/** The whole judgement of a draft from its stored facts: nothing of it is kept, so it is never out of date. */
export function judgeGuardado(guardado: BorradorGuardado, hechos: Hechos): BorradorJuzgado {
  const { fila, cfdis, renglones, pdfs } = guardado
  const dictamenes = hechos.dictaminar(cfdis, hechos)
  const dictaminadas = cfdis.map((cfdi, i) => {
    const { hallazgos, situacion } = dictamenes[i] ?? { hallazgos: [], situacion: 'rechazada' as const }
    return { ...cfdi, hallazgos, situacion }
  })
  const siguen = dictaminadas.filter(({ situacion }) => continua(situacion))
  const legiblesQueSiguen = siguen.flatMap(({ id, cabecera }) => (cabecera ? [{ id, ...cabecera }] : []))
  const layout = hechos.ligar(renglones, legiblesQueSiguen, hechos.politica)
  const juzgadas = dictaminadas.map((factura) =>
    withLayout(factura, renglones.length === 0 ? undefined : layout.facturas.get(factura.id)),
  )
  const conLayout = hechos.marcar(juzgadas, renglones)
  const listas = conLayout.filter(({ lista }) => lista)
  const pdfDe = tiePdfs(
    listas.flatMap(({ id, nombre, cabecera }) => (cabecera ? [{ ...cabecera, id, nombre }] : [])),
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
    avisos: [...hechos.avisar(facturas, hechos), ...avisosPorRevisar(facturas)],
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
