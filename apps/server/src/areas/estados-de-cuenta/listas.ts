import type { Importacion, Movimiento } from '@valija/contract/estados-de-cuenta.ts'
import type { Centavos } from '@valija/contract/pesos.ts'
import { sql } from 'kysely'
import { contains, textoEn } from '../../http/buscable.ts'
import type { Lista } from '../../http/lista.ts'
import type { NombreDeFuente } from './perfiles-vigentes.ts'

export type FilaImportacion = Omit<
  Importacion,
  'importacionID' | 'creadoEn' | 'nombreFuente' | 'deshechaEn' | 'sumaCargos' | 'sumaAbonos' | 'saldoFinal'
> & {
  importacionId: number
  fuente: string
  creadoEn: Date
  deshechaEn: Date | null
  sumaCargos: Centavos
  sumaAbonos: Centavos
  saldoFinal: Centavos | null
}

export const listaDeImportaciones = (q: string | undefined): Lista => ({
  desde: sql`importaciones i join archivos a on a.id = i.archivo_id left join usuarios u on u.id = i.creado_por`,
  donde: q ? [contains(sql`buscable(a.nombre)`, q)] : [],
  columnas: sql`i.importacion_id, i.fuente, i.cuenta, i.moneda, a.nombre as nombre_archivo, i.desde, i.hasta, i.filas,
    i.nuevas, i.no_cuadra, i.suma_cargos, i.suma_abonos, i.saldo_final, u.email::text as quien, i.creado_en, i.deshecha_en`,
  ordenes: { creadoEn: { sql: sql`i.creado_en`, tipo: 'timestamptz' } },
  inicial: '-creadoEn',
  id: { sql: sql`i.importacion_id`, tipo: 'int8' },
})
export const toImportacion = (
  { importacionId, fuente, creadoEn, deshechaEn, ...fila }: FilaImportacion,
  nombreDeFuente: NombreDeFuente,
): Importacion => ({
  ...fila,
  importacionID: importacionId,
  nombreFuente: nombreDeFuente(fuente),
  creadoEn: creadoEn.toISOString(),
  deshechaEn: deshechaEn?.toISOString() ?? null,
})

export type FilaMovimiento = Omit<Movimiento, 'movimientoID' | 'importacionID' | 'nombreFuente'> & {
  movimientoId: number
  importacionId: number
  fuente: string
}
type Filtros = { q?: string | undefined; fuente?: string | undefined; importacionID?: number | undefined }

export const listaDeMovimientos = ({ q, fuente, importacionID }: Filtros): Lista => ({
  desde: sql`movimientos m`,
  donde: [
    ...(fuente ? [sql`m.fuente = ${fuente}`] : []),
    ...(importacionID ? [sql`m.importacion_id = ${importacionID}`] : []),
  ],
  texto: textoEn(sql`buscable(m.concepto || ' ' || m.referencia || ' ' || m.referencia_ampliada)`, q),
  columnas: sql`m.movimiento_id, m.importacion_id, m.fuente, m.cuenta, m.moneda, m.fecha_operacion, m.concepto,
    m.referencia, m.referencia_ampliada, m.cargos, m.abonos, m.saldo, m.meses, m.estado`,
  ordenes: { fechaOperacion: { sql: sql`m.fecha_operacion`, tipo: 'date' } },
  inicial: '-fechaOperacion',
  id: { sql: sql`m.movimiento_id`, tipo: 'int8' },
})
export const toMovimiento = (
  { movimientoId, importacionId, fuente, ...fila }: FilaMovimiento,
  nombreDeFuente: NombreDeFuente,
): Movimiento => ({
  ...fila,
  movimientoID: movimientoId,
  importacionID: importacionId,
  nombreFuente: nombreDeFuente(fuente),
})
