import { cabeceraDe } from '@valija/domain/facturas/cabecera.ts'
import { sumarDias } from '@valija/domain/tiempo/dia.ts'
import { planFactura } from '@valija/sandbox/muestras/factura.ts'
import { signFacturaApart } from '@valija/sandbox/muestras/firma.ts'
import { nombreBase } from '@valija/sandbox/muestras/lote.ts'
import { respuestaDePrefijo } from '@valija/sandbox/sat/consulta.ts'
import { sql } from 'kysely'
import { storeDelMundo } from './archivos-del-mundo.ts'
import { at, type Mundial } from './mundial.ts'

/** Invoices of the demonstration's own hotels that the samples of their lotes do not bill. */
const desde = 20
const planes = [
  { proveedorId: '101', nombre: 'Estancias por completar', facturas: 3, haceDias: 2, conLayout: true },
  { proveedorId: '101', nombre: 'Solo los XML', facturas: 2, haceDias: 1, conLayout: false },
  { proveedorId: '103', nombre: 'Fin de mes', facturas: 2, haceDias: 4, conLayout: true },
] as const

/** Lotes that somebody of a hotel began and left: with their layout, and with nothing but the XML. */
export async function loadBorradores(m: Mundial): Promise<void> {
  const siguiente = new Map<string, number>()
  for (const { proveedorId, nombre, facturas, haceDias, conLayout } of planes) {
    const autor = m.hoteleros.get(proveedorId)
    if (!autor) continue
    const numero = siguiente.get(proveedorId) ?? desde
    siguiente.set(proveedorId, numero + facturas)
    const dia = sumarDias(m.hoy, -haceDias)
    const firmadas = await Promise.all(
      Array.from({ length: facturas }, async (_none, i) => {
        const muestra = planFactura({
          mundo: m.mundo,
          proveedorId,
          numero: numero + i,
          dia,
          semilla: 'borrador',
        })
        return { muestra, ...(await signFacturaApart(muestra, { autoridad: m.autoridad })) }
      }),
    )
    const archivos = await storeDelMundo(
      m.deps,
      m.tx,
      firmadas.map(({ muestra, bytes }) => ({
        contenido: bytes,
        tipo: 'application/xml',
        nombre: `${nombreBase(muestra)}.xml`,
        proposito: 'xml',
        creadoPor: autor.usuarioId,
        creadoEn: at(dia, 12),
      })),
    )
    const { id } = await m.tx
      .insertInto('borradores')
      .values({
        categoria: 'Proveedor',
        creadorId: autor.usuarioId,
        creador: autor.correo,
        proveedorId: Number(proveedorId),
        nombre,
        layoutArchivoId: null,
        layoutNombre: conLayout ? 'layout.xlsx' : null,
        creadoEn: at(dia, 12),
        actualizadoEn: at(dia, 12, 20),
        avisadoEn: null,
        facturasValidadasEn: null,
        reservasPedidasEn: null,
        layoutValidadoEn: null,
        loteValidadoEn: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const sat = { ...respuestaDePrefijo(''), consultadoEn: at(dia, 12, 5).toISOString(), falla: null }
    for (const [i, { muestra, cfdi }] of firmadas.entries())
      await sql`insert into borrador_cfdis (borrador_id, archivo_id, hash, nombre, orden, uuid, cfdi, sat)
        values (${id}, ${archivos[i]?.id}, ${archivos[i]?.hash}, ${`${nombreBase(muestra)}.xml`}, ${i + 1}, ${muestra.uuid},
          ${JSON.stringify(cabeceraDe(cfdi))}::jsonb, ${JSON.stringify(sat)}::jsonb)`.execute(m.tx)
    if (!conLayout) continue
    const renglones = firmadas.flatMap(({ muestra }) =>
      muestra.reservas.map((reserva) => ({ folio: muestra.folio, reserva })),
    )
    await m.tx
      .insertInto('borradorRenglones')
      .values(
        renglones.map(({ folio, reserva }, i) => ({
          borradorId: id,
          numero: i + 1,
          folio,
          bookingCode: reserva.bookingCode,
          base: reserva.base,
          iva: reserva.iva,
          otrosImpuestos: reserva.otrosImpuestos,
          propinas: reserva.propinas,
          totalReserva: reserva.total,
          ant: null,
        })),
      )
      .execute()
  }
}
