import { enMontos } from '@valija/contract/en-pesos.ts'
import { correosLotes } from '@valija/contract/messages/correos-lotes.ts'
import { enDiaMesAnio } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Conn, Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Autor } from '../bitacora/write-bitacora.ts'
import { datosDeComplemento, findEsperados } from '../complementos/correo-complemento.ts'
import type { Plantilla } from '../correos/plantilla.ts'
import { tellNovedad } from '../correos/tell-novedad.ts'
import { botonDeLote, deNovedadDeLote, readLoteAvisado } from '../lotes/correos-de-lote.ts'

const texto = correosLotes.pago
type Pago = {
  fechaPago: string
  total: number
  folio: string
  bancoBeneficiario: string
  claveRastreo: string
  digitos: string
  anulado: boolean
  /** Centavos of its lote that it and those before it paid. */
  pagado: number
}

/** The last digits are the receipt's: a proof typed by hand does not tell the account. */
async function readPago(db: Conn, registro: string): Promise<Pago | null> {
  const id = registro.split(':')[1] ?? ''
  if (!/^\d{1,15}$/.test(id)) return null
  const { rows } = await sql<Pago>`
    select c.fecha_pago, c.total, c.folio, c.banco_beneficiario, coalesce(p.clave_rastreo, '') as clave_rastreo,
      c.anulado_en is not null as anulado, coalesce(p.cuenta_terminacion, '') as digitos,
      (select coalesce(sum(a.total), 0)::int8 from comprobantes_pago a where a.lote_id = c.lote_id and a.id <= c.id
        and a.anulado_en is null) as pagado
    from comprobantes_pago c left join recibo_pagos p on p.id = c.recibo_pago_id
    where c.id = ${Number(id)}`.execute(db)
  return rows[0] ?? null
}

/** A payment of a lote was made: how much, when, to which account, and what its complements must say. */
export const tePagamosPlantilla: Plantilla = {
  ...deNovedadDeLote,
  async prepare(deps, registro, para) {
    const lote = await readLoteAvisado(deps.db, registro)
    const pago = await readPago(deps.db, registro)
    if (!lote || !pago || pago.anulado) return null
    const total = enMontos([{ moneda: lote.moneda, monto: pago.total }])
    const fecha = enDiaMesAnio(pago.fechaPago)
    const cuenta = texto.terminacion({ banco: pago.bancoBeneficiario, digitos: pago.digitos })
    const { filas, n } = await findEsperados(
      deps.db,
      sql`e.factura_pago_id in (select fp.id from factura_pagos fp
        where fp.comprobante_id = ${Number(registro.split(':')[1])} and fp.anulado_en is null)`,
    )
    const [primera] = filas
    // Of this payment, whatever was paid before its mail left.
    const falta = lote.total - pago.pagado
    return {
      asunto: texto.asunto({ total, lote: lote.nombre }),
      titulo: texto.asunto({ total, lote: lote.nombre }),
      parrafos: [
        texto.cuerpo({ total, fecha, cuenta }),
        falta > 0
          ? texto.parcial({ falta: enMontos([{ moneda: lote.moneda, monto: falta }]) })
          : texto.completo,
        ...(primera ? [texto.ppd({ n, fecha: enDiaMesAnio(primera.vence) })] : []),
      ],
      datos: [
        [texto.dia, fecha],
        [
          texto.banco,
          [pago.bancoBeneficiario, pago.digitos && `•••• ${pago.digitos}`].filter(Boolean).join(' '),
        ],
        [texto.folio, pago.folio],
        ...(pago.claveRastreo === '' ? [] : [[texto.clave, pago.claveRastreo] as [string, string]]),
        ...(await datosDeComplemento(deps, filas)),
      ],
      ...(await botonDeLote(deps, lote, para)),
      ...(n > filas.length ? { notas: [texto.mas({ n: n - filas.length })] } : {}),
    }
  },
}

/** Whoever was told of a payment is told that it was undone. */
export async function tellPagoAnulado(
  deps: Pick<Deps, 'jobs' | 'reloj'>,
  tx: Tx,
  autor: Autor,
  { loteId, id }: { loteId: number; id: number },
): Promise<void> {
  const registro = `${loteId}:${id}`
  const { rows } = await sql<{ para: string }>`select para from novedades
    where plantilla = 'tePagamos' and registro = ${registro}`.execute(tx)
  await tellNovedad(deps, tx, {
    plantilla: 'pagoAnulado',
    registro,
    para: rows.map(({ para }) => para),
    creadoPor: autor.usuarioId,
  })
}

export const pagoAnuladoPlantilla: Plantilla = {
  ...deNovedadDeLote,
  async prepare(deps, registro, para) {
    const lote = await readLoteAvisado(deps.db, registro)
    const pago = await readPago(deps.db, registro)
    if (!lote || !pago?.anulado || !(await wasTold(deps.db, registro, para))) return null
    const total = enMontos([{ moneda: lote.moneda, monto: pago.total }])
    const asunto = correosLotes.pagoAnulado.asunto({ total, lote: lote.nombre })
    return {
      asunto,
      titulo: asunto,
      parrafos: [
        correosLotes.pagoAnulado.cuerpo({ total, fecha: enDiaMesAnio(pago.fechaPago) }),
        ...(await complementosDe(deps.db, registro)).map((uuid) =>
          correosLotes.pagoAnulado.complemento({ uuid }),
        ),
      ],
      ...(await botonDeLote(deps, lote, para)),
    }
  },
}

/** Those in force that document it and no payment made anew. */
async function complementosDe(db: Conn, registro: string): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select distinct upper(c.uuid::text) as uuid from factura_pagos p
      join complementos_esperados e on e.factura_pago_id = p.id
      join complemento_cobros k on k.esperado_id = e.id and k.liberado_en is null
      join complemento_folios f on f.id = k.folio_id join complementos c on c.id = f.complemento_id
    where p.comprobante_id = ${Number(registro.split(':')[1])} order by 1`.execute(db)
  return rows.map(({ uuid }) => uuid)
}

/** The mail of the payment left, by itself or in the mail of a day; undone before, nobody knows of it. */
const wasTold = async (db: Conn, registro: string, para: string): Promise<boolean> =>
  (
    await sql`select 1 from novedades n join correos c on c.para = n.para and c.estado = 'enviado'
      and ((c.plantilla = n.plantilla and c.registro = n.registro) or (c.plantilla = 'resumenDelDia' and c.registro = n.resumen))
      where n.plantilla = 'tePagamos' and n.registro = ${registro} and n.para = ${para.toLowerCase()} limit 1`.execute(
      db,
    )
  ).rows.length > 0
