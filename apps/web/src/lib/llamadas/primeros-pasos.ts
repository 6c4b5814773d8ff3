import { llamadasDePrimerosPasos } from '@valija/contract/llamadas/primeros-pasos.ts'
import { cliente } from '../cliente.ts'

export const primerosPasosApi = cliente(llamadasDePrimerosPasos)
