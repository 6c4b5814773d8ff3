import type { Llamada, Llamadas } from './llamada.ts'
import { llamadasDeAcceso } from './llamadas/acceso.ts'
import { llamadasDeBitacora } from './llamadas/bitacora.ts'
import { llamadasDeBorradores } from './llamadas/borradores.ts'
import { llamadasDeBuscar } from './llamadas/buscar.ts'
import { llamadasDeCatalogos } from './llamadas/catalogos.ts'
import { llamadasDeComisiones } from './llamadas/comisiones.ts'
import { llamadasDeComisionesDocumentadas } from './llamadas/comisiones-documentadas.ts'
import { llamadasDeComplementos } from './llamadas/complementos.ts'
import { llamadasDeComplementosDocumentados } from './llamadas/complementos-documentados.ts'
import { llamadasDeConciliacion } from './llamadas/conciliacion.ts'
import { llamadasDeConciliacionDocumentada } from './llamadas/conciliacion-documentada.ts'
import { llamadasDeCorreos } from './llamadas/correos.ts'
import { llamadasDeCuentasPago } from './llamadas/cuentas-pago.ts'
import { llamadasDeCuentasPagoDocumentadas } from './llamadas/cuentas-pago-documentadas.ts'
import { llamadasDeDirectorio } from './llamadas/directorio.ts'
import { llamadasDeEstadosDeCuenta } from './llamadas/estados-de-cuenta.ts'
import { llamadasDeFacturasDocumentadas } from './llamadas/facturas-documentadas.ts'
import { llamadasDeInicio } from './llamadas/inicio.ts'
import { llamadasDeInstalacion } from './llamadas/instalacion.ts'
import { llamadasDeInvitaciones } from './llamadas/invitaciones.ts'
import { llamadasDeInvitados } from './llamadas/invitados.ts'
import { llamadasDeLotes } from './llamadas/lotes.ts'
import { llamadasDeLotesDocumentados } from './llamadas/lotes-documentados.ts'
import { llamadasDeMotores } from './llamadas/motores.ts'
import { llamadasDeOperacion } from './llamadas/operacion.ts'
import { llamadasDePagos } from './llamadas/pagos.ts'
import { llamadasDePagosDocumentados } from './llamadas/pagos-documentados.ts'
import { llamadasDePermisos } from './llamadas/permisos.ts'
import { llamadasDePolitica } from './llamadas/politica.ts'
import { llamadasPorFacturar } from './llamadas/por-facturar.ts'
import { llamadasDePrefacturas } from './llamadas/prefacturas.ts'
import { llamadasDePrefacturasDocumentadas } from './llamadas/prefacturas-documentadas.ts'
import { llamadasDePrimerosPasos } from './llamadas/primeros-pasos.ts'
import { llamadasDeRecibos } from './llamadas/recibos.ts'
import { llamadasDeReservas } from './llamadas/reservas.ts'
import { llamadasDeUsuarios } from './llamadas/usuarios.ts'

/**
 * Every call of Valija, by what the OpenAPI document groups it under. For who needs all of them: the server, the
 * document, the matrix of calls and roles. A screen takes the table of its area, so that it fetches no other schemas.
 */
export const llamadas: Readonly<Record<string, readonly Llamadas[]>> = {
  acceso: [llamadasDeAcceso],
  usuarios: [llamadasDeUsuarios],
  invitaciones: [llamadasDeInvitaciones],
  correos: [llamadasDeCorreos],
  catalogos: [llamadasDeCatalogos],
  pagos: [llamadasDePagos],
  documentadas: [
    llamadasDePagosDocumentados,
    llamadasDeMotores,
    llamadasDeConciliacionDocumentada,
    llamadasDeComplementosDocumentados,
    llamadasDeCuentasPagoDocumentadas,
    llamadasDeLotesDocumentados,
    llamadasDeComisionesDocumentadas,
    llamadasDePrefacturasDocumentadas,
    llamadasDeFacturasDocumentadas,
  ],
  'estados-de-cuenta': [llamadasDeEstadosDeCuenta],
  conciliacion: [llamadasDeConciliacion],
  complementos: [llamadasDeComplementos],
  'cuentas de pago': [llamadasDeCuentasPago],
  directorio: [llamadasDeDirectorio],
  lotes: [llamadasDeLotes],
  bitácora: [llamadasDeBitacora],
  recibos: [llamadasDeRecibos],
  comisiones: [llamadasDeComisiones],
  prefacturas: [llamadasDePrefacturas],
  borradores: [llamadasDeBorradores],
  invitados: [llamadasDeInvitados],
  política: [llamadasDePolitica],
  inicio: [llamadasDeInicio, llamadasDePrimerosPasos],
  'por facturar': [llamadasPorFacturar],
  buscar: [llamadasDeBuscar],
  reservas: [llamadasDeReservas],
  permisos: [llamadasDePermisos],
  instalación: [llamadasDeInstalacion],
  operación: [llamadasDeOperacion],
}
export const todas: readonly Llamada[] = Object.values(llamadas).flatMap((tables) =>
  tables.flatMap((table) => Object.values(table)),
)

/** The faces that the four documents show, as they show them; they stand over the same use cases as the screens' own. */
export const documentadas: readonly Llamada[] = [
  ...new Set([
    ...(llamadas.documentadas ?? []).flatMap((table) => Object.values<Llamada>(table)),
    ...todas.filter(({ literal }) => literal === true),
  ]),
]
