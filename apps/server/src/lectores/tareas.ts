import type { ImagenDeComprobante, TextoDeComprobante } from '@valija/documents/comprobantes/tipos.ts'
import type { EstadoDeCuenta, EstadoRechazado } from '@valija/documents/estados-de-cuenta/estado-leido.ts'
import type { Perfil } from '@valija/documents/estados-de-cuenta/perfiles.ts'
import type { HojaRechazada } from '@valija/documents/hoja/read-hoja.ts'
import type { LibroRechazado } from '@valija/documents/hoja/workbook-guard.ts'
import type { ColumnasDudosas } from '@valija/documents/layout/columnas.ts'
import type { LayoutLeido } from '@valija/documents/layout/read-layout.ts'
import type { LecturaPdf } from '@valija/documents/pdf/read-uuids.ts'
import type { LecturaRecibo } from '@valija/documents/recibos/tipos.ts'
import type { ImpuestosFacturaDr } from '@valija/domain/complementos/impuestos-dr.ts'
import type { Lectura as LecturaDeComplemento } from '../areas/complementos/read-complemento.ts'
import type { AjustesAnclas } from '../areas/facturas/anclas.ts'
import type { XmlLeido } from '../areas/facturas/read-xml.ts'

type Nada = Record<string, never>

/** Everything that is read of a person's file: what the reader needs besides the bytes, and what it makes of them. */
export type Tareas = {
  cfdi: { con: AjustesAnclas; salida: XmlLeido }
  impuestosDeCfdi: { con: Nada; salida: ImpuestosFacturaDr | null }
  complemento: { con: AjustesAnclas; salida: LecturaDeComplemento }
  layout: {
    con: { maxRenglones: number }
    salida:
      | LayoutLeido
      | { motivo: LibroRechazado['motivo'] }
      | { dudosas: Pick<ColumnasDudosas, 'columnas' | 'parece'> }
  }
  muestraDeHoja: { con: { filas: number; columnas: number }; salida: string[][] | HojaRechazada }
  estado: {
    con: { perfil: Perfil; conocidos?: readonly Perfil[] | undefined }
    salida: EstadoDeCuenta | EstadoRechazado
  }
  uuidsDePdf: { con: Nada; salida: LecturaPdf }
  recibo: { con: Nada; salida: LecturaRecibo }
  paginaDeRecibo: { con: { pagina: number }; salida: Uint8Array | null }
  comprobante: { con: Nada; salida: TextoDeComprobante }
  imagenDeComprobante: { con: Nada; salida: ImagenDeComprobante }
}
export type Tarea = keyof Tareas

export type Mensaje = { id: number; tarea: Tarea; archivos: Uint8Array[]; con: unknown }
