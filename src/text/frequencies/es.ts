/** Common Spanish words by their share of running text, in half-decade bands. Written for this table. */
export const bands = {
  '3e-2': `
a de el en la que y`,
  '1e-2': `
al como con del es las lo los me más no para por se su un una`,
  '3e-3': `
ahora así años bien cuando desde donde dos día entre era ese eso esta este esto está fue ha había hace hasta hay le
mejor mi muy ni nos o parte pero porque puede qué ser si sin sobre solo son sus también te tiene todo todos tu vida
ya yo él`,
  '1e-3': `
además algo amor antes aquí aunque año buen buena bueno cada casa caso ciudad contra cosa cosas creo cómo debe decir
después dice dijo dios durante días ella ellos entonces eres esa españa estaba estar estas estos estoy están favor
forma fueron gente gracias gran grande hacer han hecho hombre hoy ir les lugar mal menos mientras mismo momento
muchas mucho muchos mujer mundo mí nada noche nombre nosotros nuevo nunca otra otras otro otros país persona
personas poco primer primera puedo pues quien quiero sea según sido siempre sino sólo tal tan tener tengo ti tiempo
tienen toda todas trabajo tres uno usted va van ver verdad vez voy`,
  '3e-4': `
abajo abrir adelante agua aire alguien alguna algunas algunos algún alrededor alta alto ambos amiga amigo amigos
américa ante argentina arriba atrás ayer ayuda ayudar bajo barcelona boca buenas buenos busca buscar cabeza calle
cama cambiar cambio camino capital cara carta centro cerca chica chico chile cielo ciento cierto cinco claro club
coche colombia comenzó comer comida conocer conocido copa corazón creer crees cual cuales cualquier cuatro cuerpo da
dado dan dar datos deben debería decía deja dejar dejó delante demás dentro derecho derechos detrás di dices dicho
diez difícil digo dinero dio dormir dónde edad educación ejemplo ellas embargo empezar empresa empresas encanta
encontrar entrar equipo escuela español española espera esperar espero esposa estaban estado estados estamos estudio
estás europa familia feliz fin final fondo foto fotos francia fuego fuera fuerte fácil ganar general gobierno
grandes grupo guerra gusta gustaría haber habla hablando hablar habrá habían hacen haces hacia haciendo haga hago
has hemos hermana hermano hermanos hice hija hijo hijos historia hizo hola hombres hora horas hospital hotel iba
idea ido importante imposible incluso información inglés inicio internacional internet jamás jefe joven juego jugar
juntos justicia jóvenes lado largo lejos ley libre libro llama llamado llamar llega llegar llegó lleva llevar luego
luna luz madre madrid mala malo manera mano manos mar matar mayor mayores mañana menor mercado mes mesa meses mil
millones minutos mira mis misma mismos modo morir mucha muerte muerto mujeres mundial murió médico méxico música
nacional nadie necesita necesito ninguna ninguno ningún nivel niña niño niños norte novia nuestra nuestras nuestro
nuestros nueva nuevas nueve nuevos ocho ojos padre padres palabra palabras parece parecer partido partidos pasa
pasado pasar pasó paz países película pensar peor pequeña pequeño pequeños perder perdón personal pienso podemos
poder podría podía policía política político políticos pone poner posible precio pregunta presidente problema
problemas proceso profesor programa pronto propia propio provincia proyecto pudo pueblo pueden puedes puerta puesto
punto página pública público queda querido quería quiere quieres quizá quizás quién razón real red redes región
reina respuesta rey sabe saber sabes sabía sale salir salió salud sangre seguir segundo seguro seis semana semanas
sentido sentir serie servicio servicios será serán sería señor señora siente siento siete siglo sigue simple sistema
social sol sola solución sur sé tampoco tarde temporada tenemos tenido tenía tercera tienes tierra tipo toma tomar
trabajar tras tus tuvo unidos universidad ustedes vamos varias varios vas vaya veces ven venir veo vi viaje victoria
video viejo viene vienen vino visto vive vivir volver vuelve vídeo web época última último últimos única único`,
  '1e-4': `
abierta abierto abogado abrazo abril absolutamente abuela abuelo acaso accidente acciones acción actividad
actividades actor actores actualmente acuerdo adiós aeropuerto agosto alcalde alegría alemania alemán alma altura
alumnos amarillo americana americano americanos animal animales análisis apenas aproximadamente arma armas arroz
arte artista artistas artículo asesinato asesino asociación ataque ataques atención aumento autobús autor
autoridades avión ayuntamiento azul azúcar aún bailar baile banco bancos banda barco bastante batalla baño beber
bebé beso biblia bicicleta bienvenido blanca blanco boda bolsa bomba bonito bosque brasil brazo brazos caballo café
calidad calor campaña campeón campo canal canciones canción candidato cantante cantar cantidad capacidad carne caro
carrera carretera carro casas casi católica causa causas celular cena cerebro cerrado cerrar cerveza chicas chicos
china ciencia científico científicos cine ciudadanos clase clases cliente clientes clima cocina colegio color
colores comercio comienzo comisión compañero compañeros completa completamente completo compra comprar computadora
comunidad común concierto condiciones condición conducir conductor confianza congreso conjunto conocimiento
consecuencias consejo constitución contento contrato control correo corto costa costo crecimiento crimen crisis
cristal cristo crédito cuarto cuba cuenta cuentas culpa culpable cultura cultural cumpleaños curso cuándo cuánto
cámara cárcel debo decisiones decisión delito demasiado democracia deporte deportes desarrollo desayuno deseo deuda
diablo diciembre dientes diferencia diferencias diferente diferentes dime diputado diputados director directora
distintos divertido doble doctor documento documentos dolor domingo doy duda dudas dólares economía económica
económico edificio edificios efecto efectos ejército elecciones eléctrica empleo encontró enemigo enemigos energía
enero enfermedad enfermo entrega entrenador entrevista envío error errores escena escribir escribió escrito escritor
especial especiales especialmente esperanza espíritu estación estadio estará estudiante estudiantes estudios europea
europeo euros exactamente examen excelente experiencia extraño familiar fe febrero fecha felicidad fiesta finalmente
finanzas flor flores francés frío fuerza fuerzas futuro fácilmente fútbol gas gato gatos genial gobernador gol
gratis grave gusto habilidad habitación hambre haz hermoso hierro hijas horrible huevos idioma iglesia igual imagen
impuestos imágenes increíble industria infierno inglaterra inocente institución instituto inteligente interesante
inversión investigación invierno isla islas italia italiano japón jardín jesús juegos jueves juez jugador jugadores
juicio julio junio lago leche lectura leer lengua lento leído libertad libros liga limpieza limpio linda lista listo
lleno llevo llorar lluvia loca loco londres lucha lunes lágrimas líder línea líneas madera maestro maravilloso
marido martes marzo material matrimonio mayo mayoría media medicina medida medidas medio medios mensaje mente
mentira mentiras mexicano miedo miembro miembros militar militares ministerio ministro mirar mitad miércoles modelo
momentos montaña motor municipio museo máquina método mía mío móvil nació nariz navidad necesaria necesario
necesidad negocio negocios negra negro nieve niñas noches normal noticia noticias novela noviembre número números
objetivo objetivos obra obras octubre odio oeste oferta opciones opción oportunidad orden organización origen oro
oído paciente pacientes pagado pagar pago pan pantalla papa papel pared pareja parque partes parís pasión pedido
peligro peligroso pelo perfecta perfecto periodista periodistas periodo periódico perro perros personaje personajes
perú peso pesos petróleo pie piedra piel piernas pies pintura piso placer plan planes plantas plata plato playa
plaza población pobre pobres poesía poeta pollo portugal posibilidad premio premios prensa presente presupuesto
primavera primo principalmente principio probablemente producción producto productos protección prueba pruebas
puedas puente puntos quedar querer queso quiénes radio raro realmente recientemente reducción regalo reino
relaciones relación religión república responsable restaurante resto resultado resultados rico ricos riesgo risa
roja rojo ropa ruido rusia ruta rápidamente rápido río sabor sal sala salario san santa santo secreto segundos
seguramente seguridad senado septiembre serio siguiente silla simplemente situación sociedad solamente soldado
soldados sonrisa suerte sueño sueños suyo sábado tamaño tarjeta teatro tecnología televisión teléfono temperatura
temprano teoría terrible terrorismo texto tiempos tienda tiendas todavía tonto torneo total totalmente trabajador
trabajadores tradición tranquilo tratamiento tren tribunal triste tristeza tráfico turismo turistas té técnica
técnico tía tío título ubicación uso vacaciones vacío ve vecinos velocidad vender venezuela venta ventana ventas
verano verde vestido viento viernes violencia vosotros votar voto votos vuelo vuestra víctima víctimas washington
zapatos ángel árbol árboles`,
  '3e-5': `
aburrido acaba acabar aceite aceptado aceptar actriz adulto adultos afirmó agradable agricultura ajo aldea alegre
almuerzo amable amargo amenaza amenazas anciano ancianos andar anterior anteriores antigua antiguo antiguos anuncio
anunció aplicación aprender aprendido archivo arena arreglar ascensor aseguró atacar ayudado bajar balcón barata
barato barrio batería bebida bella belleza bello besar biología boleto bonita botella cae caer caliente calma
camarero caminar camisa campeonato cansada cansado castillo catedral cayó caído cebolla celebración celebrar celoso
ceremonia cerro chaqueta chocolate cien cincuenta cobarde cocinar cola comentario comentarios comodidad comprado
comprender conferencia conocida conseguir consigue construcción construido construir contaminación contar continuar
continúa contraseña contó corazones corre correr cortar coste creación creado crear crítica críticas cuarenta
cuchillo cáncer cómodo debate decepción decidir decidió declaraciones declaración defender defensa delicioso
demostrar descargar descuento desierto destruido destruir dignidad dirección discurso diseño disparo doce docena
ducha dulce dulces educado elegante elegido elegir embarazada embarazo empezó empieza encuentro enojado ensalada
enseñanza enseñar entender entendido entiende entiendo entierro entrada entradas enviado enviar envidia equipaje
escucha escuchado escuchar espacio estilo estrella estrellas estúpido evento eventos evitar explica explicación
explicar explicó extranjero extranjeros factura falda fallar fallecido famosa famoso fantástico feo filosofía
fracaso fresca fresco frontera fruta frías funciona funcionar función funeral furioso fábrica física gafas ganado
garantía grados gritar guapa guapo habitaciones hablado hablamos hablo helado herido heridos hermosa histórica
histórico honesto honor horno iguales imaginación imaginar importantes infancia inglesa ingredientes inmigrantes
instalación instalar intenta intentar intento inventar ira jubilación jugado jugo juventud kilos kilómetros lanzar
lavar levantar limpiar lindo literatura litros llave llaves llegada local locales logrado lograr logró lujo lámpara
mantequilla marca marcas mares matemáticas maíz mediodía memoria mercancía meter metros miles mirada mirando miró
moda moderno monumento mostrar muebles muertos muestra máximo mínimo nacido nacimiento nadar natural naturaleza
necesarios negar nervioso niñez nube nubes obligado océano ofertas ofrece ofrecer ola olvidado olvidar once
opiniones opinión ordenador orgulloso orilla otoño oye oír paciencia palacio pantalones papas particular
particulares parto pasaporte pastel permite permitido permitir pescado pez pilas piscina planeta platos plástico
popular porcentaje postre precios preciosa prefiero presentado presentar presentó principal principales privada
privado prohibido promedio promesa propias propios proteger psicología publicado publicar puerto pájaro quedarse
quince quita quitar química rabia recepción receta rechazar recibido recibir recibió recomendable recomendar
recomiendo recordar recuerda recuerdo recuerdos refugiados regional regresar regreso regresó reloj reparar rescatar
reserva respeto reunión reír romper roto rural récord sacar salida salsa saltar salvar satisfecho seguido servir
señaló señorita siguiendo siguientes silencio similar similares simpático sincero sirve sofá sombrero sonido sopa
sube subir sucio talla tardes templo tercio termina terminado terminar terminó terraza territorio tierno tirar
tomate tormenta torre tradicional trae traer trajo tranquila treinta trigo tumba universo urbano usado usar usuario
usuarios utilizado utilizar vacuna valiente valle valor valores vaso veinte vemos vergüenza verás ves viajar vidrio
viendo virus visita visitantes visitar vista vistas voces volar voz vuelos zona zonas álbum éxito`,
}
