import { llamadasDeUsuarios } from '@valija/contract/llamadas/usuarios.ts'
import { cliente } from '../cliente.ts'

export const usuariosApi = cliente(llamadasDeUsuarios)
