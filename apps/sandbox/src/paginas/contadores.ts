import type { Contador } from '../ant/contabilidad.ts'
import { escapeXml, pagina } from './html.ts'

type Dichos = {
  satConsultas: number
  colaMarcas: number
  antValidaciones: number
  correos: number
  facturasAceptadas: number
  facturasDuplicadas: number
  facturas: readonly Contador[]
}
/** So many are shown, the last first; the figures are of all. */
const maximo = 200

/** What the outside world was asked, to be read: above all whether anything was put into the books twice. */
export function contadores({ facturas, ...dichos }: Dichos): string {
  const cuentas = [
    ['Consultas al SAT', dichos.satConsultas],
    ['Validaciones de reservas en ANT', dichos.antValidaciones],
    ['Marcas en la cola de ANT', dichos.colaMarcas],
    ['Correos recibidos', dichos.correos],
    ['Facturas que ANT aceptó', dichos.facturasAceptadas],
    ['Facturas que ANT aceptó más de una vez', dichos.facturasDuplicadas],
  ] as const
  const filas = facturas
    .slice(-maximo)
    .reverse()
    .map(
      (f) =>
        `<tr><td>${escapeXml(f.idLote)}</td><td>${escapeXml(f.uuid ?? f.idFactura)}</td><td>${f.intentos}</td><td>${f.aceptaciones}</td><td>${f.rechazos}</td></tr>`,
    )
    .join('')
  return pagina(
    'Contadores',
    `<section><table><tbody>${cuentas.map(([texto, n]) => `<tr><th scope="row">${texto}</th><td>${n.toLocaleString('es-MX')}</td></tr>`).join('')}</tbody></table></section>
<section><h2>Facturas en la contabilidad de ANT</h2>${
      filas === ''
        ? '<p class="suave">Todavía no ha llegado ninguna.</p>'
        : `<table><thead><tr><th>Lote</th><th>Factura</th><th>Veces enviada</th><th>Aceptada</th><th>Rechazada</th></tr></thead><tbody>${filas}</tbody></table>${
            facturas.length > maximo
              ? `<p class="suave">Las últimas ${maximo} de ${facturas.length.toLocaleString('es-MX')}.</p>`
              : ''
          }`
    }</section>`,
    '/contadores',
  )
}
