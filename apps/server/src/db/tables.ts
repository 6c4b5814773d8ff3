import type { AccesoTables } from '../areas/acceso/tables.ts'
import type { BitacoraTables } from '../areas/bitacora/tables.ts'
import type { CatalogosTables } from '../areas/catalogos/tables.ts'
import type { ComisionesTables } from '../areas/comisiones/tables.ts'
import type { ComplementosTables } from '../areas/complementos/tables.ts'
import type { ConciliacionTables } from '../areas/conciliacion/tables.ts'
import type { CorreosTables } from '../areas/correos/tables.ts'
import type { CuentasPagoTables } from '../areas/cuentas-pago/tables.ts'
import type { DirectorioTables } from '../areas/directorio/tables.ts'
import type { EstadosDeCuentaTables } from '../areas/estados-de-cuenta/tables.ts'
import type { EstanciasTables } from '../areas/estancias/tables.ts'
import type { HistorialTables } from '../areas/historial/tables.ts'
import type { InicioTables } from '../areas/inicio/tables.ts'
import type { InvitadosTables } from '../areas/invitados/tables.ts'
import type { LotesTables } from '../areas/lotes/tables.ts'
import type { PagosTables } from '../areas/pagos/tables.ts'
import type { PoliticaTables } from '../areas/politica/tables.ts'
import type { PrefacturasTables } from '../areas/prefacturas/tables.ts'
import type { RecibosTables } from '../areas/recibos/tables.ts'
import type { ReservasTables } from '../areas/reservas/tables.ts'
import type { UsuariosTables } from '../areas/usuarios/tables.ts'
import type { ArchivosTables } from '../http/archivos-tables.ts'
import type { LectoresTables } from '../lectores/tables.ts'
import type { OperacionTables } from '../operacion/tables.ts'

/** Each area declares its own tables; this is their sum. */
export type Tables = AccesoTables &
  ArchivosTables &
  BitacoraTables &
  CatalogosTables &
  ComisionesTables &
  ComplementosTables &
  ConciliacionTables &
  CorreosTables &
  CuentasPagoTables &
  DirectorioTables &
  EstadosDeCuentaTables &
  EstanciasTables &
  HistorialTables &
  InicioTables &
  InvitadosTables &
  LectoresTables &
  LotesTables &
  OperacionTables &
  PagosTables &
  PoliticaTables &
  PrefacturasTables &
  RecibosTables &
  ReservasTables &
  UsuariosTables
