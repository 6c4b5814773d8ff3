import type { FilaUsuario } from '@valija/contract/usuarios.ts'
import type { ColumnasExportadas } from '../../http/columna-exportada.ts'

export const columnasUsuarios: ColumnasExportadas<FilaUsuario> = {
  id: { titulo: 'ID', clase: 'numero', valor: (fila) => fila.id },
  email: { titulo: 'Correo', valor: (fila) => fila.email },
  phoneNumber: { titulo: 'Tipo', valor: (fila) => fila.phoneNumber },
  nombreAgencia: { titulo: 'Razón social', valor: (fila) => fila.nombreAgencia },
  rfc: { titulo: 'RFC', valor: (fila) => fila.rfc },
  rol: { titulo: 'Rol', valor: (fila) => fila.rol },
  estado: { titulo: 'Estado', valor: (fila) => fila.estado },
  creadoEn: { titulo: 'Alta', clase: 'fechaHora', valor: (fila) => new Date(fila.creadoEn) },
}
