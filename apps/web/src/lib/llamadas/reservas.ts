import { llamadasDeReservas } from '@valija/contract/llamadas/reservas.ts'
import { cliente } from '../cliente.ts'

export const reservasApi = cliente(llamadasDeReservas)
