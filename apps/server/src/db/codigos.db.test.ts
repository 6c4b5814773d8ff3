import { sayAccion } from '@valija/contract/redaccion/acciones-de-conciliacion.ts'
import { sayAvisoLayout } from '@valija/contract/redaccion/avisos-de-layout.ts'
import { sayFallaDeCorreo } from '@valija/contract/redaccion/falla-de-correo.ts'
import { sayHallazgo } from '@valija/contract/redaccion/hallazgos.ts'
import { sayMotivoDeEnvio } from '@valija/contract/redaccion/motivo-de-envio.ts'
import { celdasIlegibles } from '@valija/contract/redaccion/valores-de-regla.ts'
import type { DichoDeAccion } from '@valija/domain/conciliacion/dicho-de-accion.ts'
import type { FallaDeCorreo } from '@valija/domain/correos/falla-de-correo.ts'
import type { Hallazgo } from '@valija/domain/facturas/hallazgo.ts'
import type { MotivoDeEnvio } from '@valija/domain/lotes/envio/motivo-de-envio.ts'
import type { AvisoLayout } from '@valija/domain/lotes/layout/aviso-layout.ts'
import type { CeldaIlegible } from '@valija/domain/lotes/layout/celda-ilegible.ts'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { dropDatabase, emptyDatabase } from '../../testing/test-app.ts'
import { knownMigrations, migrate } from './migrate.ts'

const primera = '0360_hallazgos_sin_palabras.sql'
const ultima = '0362_motivos_sin_palabras.sql'
const uno = '00000000-0000-0000-0000-000000000001'
const dicho = (codigo: string, encontrado: string | null, esperado: string | null, resto = {}) => ({
  codigo,
  origen: 'regla',
  severidad: 'aviso',
  titulo: 'Un título de entonces',
  encontrado,
  esperado,
  remedio: 'Lo que se decía que había que hacer.',
  ...resto,
})

/** As rows were written before: sentences, and of the engine some with their place and no words. */
const hallazgos = [
  {
    codigo: 'totalNoCuadra',
    severidad: 'error',
    ruta: '/cfdi:Comprobante/@Total',
    encontrado: '1',
    esperado: '2',
  },
  dicho('efosDesconocido', 'Código 300', '200', { origen: 'sat' }),
  dicho('comisionClaveProdServ', '90121500, 84111506', '90121502'),
  dicho('comisionRetIsrLejos', '$1,234.50', '$12,500.00, con hasta $1.00 de diferencia'),
  // The same rule said in a way that no figure can be taken from, and rules that say nothing parseable.
  dicho('comisionRetIsrLejos', '$1,234.50', 'Sin retención'),
  dicho('comisionIsrNoHabitual', null, null),
  dicho('importeConcepto', '1', '2', { origen: 'cfdi', severidad: 'error', accion: 'reemitir' }),
  dicho('reglaQueYaNoExiste', 'x «y»', null),
]
const avisos = [
  'La hoja no trae el encabezado esperado y se leyó por posición: folio, bookingCode, base, iva, otros impuestos, propinas y totalReserva. Comprueba los renglones.',
  'No hay columna otros impuestos; se tomó como cero.',
  'Ninguna columna se llama base; se leyó la C («Tarifa») por su posición.',
  'El encabezado está en la fila 3; lo que hay arriba no se leyó.',
  'Los renglones se leyeron de la hoja oculta «Enero «2026»».',
  'Hay celdas combinadas: su folio o localizador se tomó para todos sus renglones (A2:A3, B4:B9).',
  'Otras hojas también tienen renglones y no se leyeron: «Uno», «dos».',
  'No hay columna inventada; se tomó como cero.',
  'Una oración que nadie escribió así.',
]
const celdas = [
  'iva (#N/A)',
  'otros impuestos («mil (dos)»)',
  'totalReserva (fórmula sin resultado)',
  'folio (número de más de 15 cifras)',
  'bookingCode (celda combinada)',
  'propinas (16%)',
  'base',
  'columna rara (x)',
  '',
]

const dichos = [
  'Conciliado con 1 pago',
  'Conciliado con 12 pagos',
  'Conciliado con la reserva XEM, con su pago, con su pago',
  'Conciliado con el pago a proveedor F-9',
  'Rechazado: pago:7',
  'Ignorado',
  'Dejado para después',
  'Clasificado como Comisiones: del banco',
  'Deshecho: Clasificado como Comisiones',
  'Retirado con su importación: Deshecho: Ignorado',
  'Se rechazó el pago 31: Conciliado con 1 pago',
  'Conciliado con 2 pago',
  'Algo que se escribió antes',
]
const fallas = [
  'ya no aplica',
  'el servidor de correo no respondió',
  'no se mandó: esperaba en el respaldo del que se restauró esta instalación',
  'el servidor de correo lo rechazó',
  'el servidor de correo lo rechazó (550)',
  'el servidor de correo no aceptó a Valija (421)',
  'SMTP 550: buzón lleno',
]

const motivos = [
  '',
  'ANT no respondió y pudo haberla recibido',
  'ANT no admitió el envío (422)',
  'ANT respondió sin mencionar esta factura',
  'ANT tiene con este número otra factura, la del UUID A2A8F3B5-6C7D-4E8F-9A0B-1C2D3E4F5A6B. Esta no le llegó con él: retírala con su motivo y cárgala en un lote nuevo',
  'ANT dice que ya la tiene, pero no de qué UUID habla, y esta instalación comparte números con otra o con la de antes de restaurarse. Confírmalo con ANT',
  'ANT ya tenía un lote con este número que no se envió desde aquí. No se le mandó nada: pregunta a ANT, o retírala y cárgala en un lote nuevo',
  'ANT no dio el motivo',
  'La reserva KTR482 ya tiene factura',
]

const url = await emptyDatabase()
await migrate(url, { only: knownMigrations().filter((name) => name < primera) })
const client = new pg.Client({ connectionString: url })
await client.connect()
await client.query(`
  insert into usuarios (id, email, tipo) values ('${uno}', 'hotel@ejemplo.mx', 'Proveedor');
  insert into archivos (id, hash, tamano, tipo, nombre, proposito)
  values ('${uno}', repeat('0', 64), 1, 'application/xml', 'f.xml', 'xml');
  insert into lotes (id, nombre, categoria, proveedor_id, proveedor_nombre, proveedor_rfc, creador_id, creador, num_facturas,
    num_reservas, total) overriding system value
  values (1, 'Lote', 'Proveedor', 1, 'Hotel', 'HAA0503127K4', '${uno}', 'hotel@ejemplo.mx', 1, 0, 10000);
  insert into borradores (id, categoria, creador_id, creador) values ('${uno}', 'Proveedor', '${uno}', 'hotel@ejemplo.mx')`)
await client.query(
  `insert into facturas (id, lote_id, tipo, uuid, version, emisor, emisor_nombre, receptor, receptor_regimen, fecha,
    fecha_timbrado, metodo_pago, uso_cfdi, moneda, total, xml_archivo_id, hallazgos) overriding system value
   select n, 1, 'p', gen_random_uuid(), '4.0', 'HAA0503127K4', 'Hotel', 'AGE010101AAA', '601', '2026-01-05', '2026-01-05',
    'PPD', 'G03', 'MXN', 10000, $1, case n when 1 then $2::jsonb else '[]' end from generate_series(1, 2) n`,
  [uno, JSON.stringify(hallazgos)],
)
await client.query(
  `insert into borrador_cfdis (id, borrador_id, archivo_id, hash, nombre, orden, hallazgos)
   values ($1, $1, $1, repeat('0', 64), 'f.xml', 1, $2)`,
  [uno, JSON.stringify(hallazgos.slice(6, 7))],
)
await client.query('update borradores set layout_avisos = $1', [JSON.stringify(avisos)])
await client.query(
  `insert into borrador_renglones (borrador_id, numero, folio, booking_code, base, iva, otros_impuestos, propinas,
    total_reserva, motivos) values ($1, 2, '', '', 0, 0, 0, 0, 0, $2)`,
  [uno, JSON.stringify(celdas)],
)
await client.query(
  `insert into acciones_conciliacion (grupo, clase, aplicado_por, movimiento_id, huella, fecha_operacion, concepto, monto,
    texto, quien) select $1, 'ignorar', 'persona', 1, repeat('a', 64), '2026-01-05', 'x', 1, t, 'a@b.mx' from unnest($2::text[]) t`,
  [uno, dichos],
)
await client.query(
  `insert into correos (plantilla, registro, para, sistema, estado, error)
   select 'invitacion', n::text, 'a@b.mx', 1, 'fallido', e from unnest($1::text[]) with ordinality as e(e, n)`,
  [[...fallas, null]],
)
await client.query(
  `insert into facturas (id, lote_id, tipo, uuid, version, emisor, emisor_nombre, receptor, receptor_regimen, fecha,
    fecha_timbrado, metodo_pago, uso_cfdi, moneda, total, xml_archivo_id, envio_motivo) overriding system value
   select 100 + n, 1, 'p', gen_random_uuid(), '4.0', 'HAA0503127K4', 'Hotel', 'AGE010101AAA', '601', '2026-01-05', '2026-01-05',
    'PPD', 'G03', 'MXN', 10000, $1, m from unnest($2::text[]) with ordinality as e(m, n)`,
  [uno, motivos],
)
await client.query(`insert into descargas (usuario_id, lote_ids, faltantes) values ($1, '{1}', $2)`, [
  uno,
  JSON.stringify([
    { lote: 'Lote', archivo: 'a.pdf', motivo: 'La factura no tiene PDF' },
    { lote: 'Lote', archivo: 'b.xml', motivo: 'Se lo llevó alguien' },
  ]),
])
await migrate(url, { only: knownMigrations().filter((name) => name <= ultima) })
afterAll(async () => {
  await client.end()
  await dropDatabase(url)
})

async function read<V>(consulta: string): Promise<V[]> {
  return (await client.query<{ v: V }>(consulta)).rows.map(({ v }) => v)
}

test('[VIII-B2] findings kept in sentences become codes with their values, and say the same', async () => {
  const [kept = [], none] = await read<Hallazgo[]>(
    'select hallazgos as v from facturas where id < 100 order by id',
  )
  expect(none).toEqual([])
  expect(kept).toMatchObject([
    hallazgos[0] ?? {},
    { codigo: 'efosDesconocido', origen: 'sat', params: { codigo: '300' } },
    {
      codigo: 'comisionClaveProdServ',
      params: { encontrados: ['90121500', '84111506'], esperado: '90121502' },
    },
    {
      codigo: 'comisionRetIsrLejos',
      params: { encontrado: 123_450, esperado: 1_250_000, tolerancia: 100 },
    },
    {
      codigo: 'texto',
      params: { de: 'comisionRetIsrLejos', encontrado: '$1,234.50', esperado: 'Sin retención' },
    },
    { codigo: 'texto', params: { de: 'comisionIsrNoHabitual', encontrado: null, esperado: null } },
    { codigo: 'texto', origen: 'cfdi', params: { de: 'importeConcepto', titulo: 'Un título de entonces' } },
    {
      codigo: 'texto',
      params: { de: 'reglaQueYaNoExiste', encontrado: 'x «y»', titulo: 'Un título de entonces' },
    },
  ])
  // Whatever it became, it is told under its own code with what was found and expected.
  for (const [i, antes] of hallazgos.entries())
    expect(sayHallazgo(kept[i]!, 'emisor')).toMatchObject({
      codigo: antes.codigo,
      severidad: antes.severidad,
      encontrado: antes.encontrado,
      esperado: antes.esperado,
    })
  expect(await read('select hallazgos as v from borrador_cfdis')).toMatchObject([[{ codigo: 'texto' }]])
})

test('[VIII-B2] how a layout was read, and the cells that could not be, lose no word', async () => {
  const [leidos = []] = await read<AvisoLayout[]>('select layout_avisos as v from borradores')
  expect(leidos.map(({ codigo }) => codigo)).toEqual([
    'layoutSinEncabezado',
    'layoutSinColumna',
    'layoutColumnaPorPosicion',
    'layoutFilasArriba',
    'layoutHojaOculta',
    'layoutCeldasCombinadas',
    'texto',
    'texto',
    'texto',
  ])
  expect(leidos.map(sayAvisoLayout)).toEqual(avisos)
  const [ilegibles = []] = await read<CeldaIlegible[]>('select motivos as v from borrador_renglones')
  expect(ilegibles.map((celda) => celdasIlegibles([celda]))).toEqual(celdas)
  expect(ilegibles.slice(0, 3)).toEqual([
    { campo: 'iva', visto: { codigo: 'valor', valor: '#N/A' } },
    { campo: 'otrosImpuestos', visto: { codigo: 'texto', valor: 'mil (dos)' } },
    { campo: 'totalReserva', visto: { codigo: 'sinResultado' } },
  ])
})

test('[VIII-B2] the log of the matching is told in the same words, and undoing reads values, not sentences', async () => {
  const kept = await read<DichoDeAccion>('select dicho as v from acciones_conciliacion order by accion_id')
  // What was rejected is told in words since, no longer by its code.
  expect(kept.map(sayAccion)).toEqual(
    dichos.map((dicho) => dicho.replace('Rechazado: pago:7', 'Sugerencia rechazada: pago 7')),
  )
  expect(kept.map(({ codigo }) => codigo)).toEqual([
    'aceptar',
    'aceptar',
    'aceptarReserva',
    'aceptarLote',
    'rechazar',
    'ignorar',
    'posponer',
    'clasificar',
    'deshacer',
    'retirar',
    'pagoRechazado',
    'texto',
    'texto',
  ])
  expect(kept[7]).toEqual({ codigo: 'clasificar', valor: 'Comisiones: del banco' })
  expect(kept[8]).toEqual({ codigo: 'deshacer', de: { codigo: 'clasificar', valor: 'Comisiones' } })
})

test('[VIII-B2] why a mail did not leave is a code, and one that no longer applies is told apart by it', async () => {
  const kept = await read<FallaDeCorreo>('select error as v from correos where error is not null order by id')
  expect(kept.map(sayFallaDeCorreo)).toEqual(fallas)
  expect(kept.map(({ codigo }) => codigo)).toEqual([
    'yaNoAplica',
    'sinRespuesta',
    'deAntesDeRestaurar',
    'rechazado',
    'rechazado',
    'noAceptado',
    'texto',
  ])
})

test('[VIII-B2] of what ANT said, its own words stay words and ours become codes', async () => {
  const kept = await read<MotivoDeEnvio | null>(
    'select envio_motivo as v from facturas where id > 100 order by id',
  )
  expect(kept.map(sayMotivoDeEnvio)).toEqual(motivos)
  expect(kept.map((motivo) => motivo?.codigo ?? null)).toEqual([
    null,
    'sinRespuesta',
    'noAdmitido',
    'sinMencion',
    'otroUuid',
    'sinUuid',
    'loteAjeno',
    'sinMotivo',
    'texto',
  ])
  expect(await read('select faltantes as v from descargas')).toEqual([
    [
      { lote: 'Lote', archivo: 'a.pdf', motivo: { codigo: 'archivoFaltaPdf' } },
      { lote: 'Lote', archivo: 'b.xml', motivo: { codigo: 'texto', texto: 'Se lo llevó alguien' } },
    ],
  ])
})
