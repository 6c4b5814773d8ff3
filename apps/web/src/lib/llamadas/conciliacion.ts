import { llamadasDeConciliacion } from '@valija/contract/llamadas/conciliacion.ts'
import { cliente } from '../cliente.ts'

export const conciliacionApi = cliente(llamadasDeConciliacion)
