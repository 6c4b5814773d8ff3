import { randomUUID } from 'node:crypto'
import type { CabeceraCfdi } from '@valija/contract/facturas.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { empresaDemo } from '@valija/sandbox/mundo/demo.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { sql } from 'kysely'
import type { Deps } from '../src/deps.ts'

/** An open draft with facturas of a hotel that keep every rule on their own day, verified by the SAT. */
export async function seedBorrador(
  { deps }: { deps: Deps },
  options: {
    creador: { id: string; correo: string }
    nombre: string
    dia: string
    facturas?: number
    proveedorId?: number
    cabecera?: Partial<CabeceraCfdi>
  },
): Promise<{ id: string }> {
  const { creador, nombre, dia, facturas = 1, proveedorId = 101 } = options
  const hotel = makeMundo().proveedor(String(proveedorId))
  if (!hotel) throw new Error(`no hotel ${proveedorId} in the world`)
  const rfc = hotel.rfc.replaceAll('-', '')
  const { db } = deps
  await sql`insert into proveedores (id, razon_social, nombre_comercial, rfc)
    values (${proveedorId}, ${hotel.razonSocial}, ${hotel.nombreComercial}, ${rfc}) on conflict do nothing`.execute(
    db,
  )
  const { rows } = await sql<{ id: string }>`
    insert into borradores (categoria, creador_id, creador, proveedor_id, nombre)
    values ('Proveedor', ${creador.id}, ${creador.correo}, ${proveedorId}, ${nombre}) returning id`.execute(
    db,
  )
  const id = rows[0]?.id ?? ''
  for (let orden = 1; orden <= facturas; orden++) {
    const folio = String(1000 + orden)
    const cabecera: CabeceraCfdi = {
      version: '4.0',
      tipoDeComprobante: 'I',
      serie: 'A',
      folio,
      serieFolio: `A${folio}`,
      folioSerie: `${folio}A`,
      uuid: randomUUID().toUpperCase(),
      emisor: rfc,
      emisorNombre: hotel.razonSocial,
      receptor: empresaDemo.rfc,
      receptorNombre: empresaDemo.nombre,
      receptorRegimen: empresaDemo.regimenFiscal,
      usoCfdi: 'G01',
      metodoPago: 'PUE',
      formaPago: '03',
      moneda: 'MXN',
      total: centavos(116_000),
      fecha: `${dia}T09:00:00`,
      fechaTimbrado: `${dia}T09:05:00`,
      ...options.cabecera,
    }
    const bytes = Buffer.from(cabecera.uuid)
    const { hash, tamano } = await deps.archivos.guardar(bytes)
    const archivo = await sql<{ id: string }>`
      insert into archivos (hash, tamano, tipo, nombre, proposito)
      values (${hash}, ${tamano}, 'application/xml', 'a.xml', 'prueba') returning id`.execute(db)
    const sat = {
      estado: 'Vigente',
      codigoEstatus: 'S',
      esCancelable: '',
      estatusCancelacion: '',
      validacionEfos: '200',
    }
    await sql`
      insert into borrador_cfdis (borrador_id, archivo_id, hash, nombre, orden, uuid, cfdi, sat)
      values (${id}, ${archivo.rows[0]?.id}, ${hash}, ${`A${folio}.xml`}, ${orden}, ${cabecera.uuid},
        ${JSON.stringify(cabecera)}::jsonb, ${JSON.stringify(sat)}::jsonb)`.execute(db)
  }
  return { id }
}
