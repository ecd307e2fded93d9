/* Random play of Stich Rallye in plain C: the limit that the rules in Python run towards.

   Rules and rulings (SR-n) as in docs/rules/stichrallye.md. It plays and does nothing else: no
   history, no voids, no seats to ask, nothing that could be shown, copied or undone. */

#include <stdint.h>

enum { SEATS = 5, CARDS = 45, PER_COLOUR = 15, NUMBERS = 16, LAPS = 2 };

typedef struct {
    int64_t players, lowest, highest; /* the values of the cards in use */
    int64_t rounds, tricks[8];        /* cards dealt to each driver, by round */
    int64_t numbers, dial[NUMBERS];
    int64_t length;
    uint64_t downs, hills; /* masks of spaces; hills are those on which no car comes to rest */
} Course;

typedef struct {
    int64_t decisions, finishes, progress; /* the progress of all cars at the end, added up */
} Totals;

typedef struct {
    const Course *course;
    uint64_t chance;
    int64_t decisions;
    int flag;
    int cars[SEATS]; /* laps x length + space (SR-7) */
    int arrows[SEATS];
    uint64_t taken; /* spaces with a car on them */
    int waiting;    /* cars that have not left the start yet; they alone share a space (SR-5) */
    uint64_t hands[SEATS];
} State;

static int below(State *state, int n) {
    uint64_t x = state->chance; /* xorshift64* */
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    state->chance = x;
    return (int)(((x * 0x2545F4914F6CDD1DULL >> 32) * (uint64_t)n) >> 32);
}

/* -- driving --------------------------------------------------------------------------------- */

static int reach(const Course *course, uint64_t taken, int at, int steps) {
    int length = (int)course->length, space = at % length;
    while (steps) {
        at++;
        if (++space == length) space = 0;
        if (!(taken >> space & 1)) steps--;
    }
    return at;
}

static int rest(const Course *course, uint64_t taken, int reached) {
    int length = (int)course->length, space = reached % length;
    uint64_t blocked = taken | course->hills;
    if (!(course->hills >> space & 1)) return reached;
    int step = course->downs >> space & 1 ? 1 : -1; /* SR-6: no roll comes to the start */
    for (; blocked >> space & 1; space += step) reached += step;
    return reached;
}

/* Did the car complete its second lap? (SR-9) */
static int drive(State *state, int seat, int steps) {
    const Course *course = state->course;
    int length = (int)course->length, at = state->cars[seat];
    uint64_t taken = state->taken;
    if (at || !--state->waiting) taken &= ~(1ULL << at % length);
    int end = rest(course, taken, reach(course, taken, at, steps));
    state->cars[seat] = end;
    state->taken = taken | 1ULL << end % length;
    return end >= LAPS * length;
}

/* -- a round --------------------------------------------------------------------------------- */

static void deal(State *state, int size) {
    const Course *course = state->course;
    int deck[CARDS], count = 0, at = 0;
    for (int colour = 0; colour < CARDS; colour += PER_COLOUR)
        for (int value = (int)course->lowest; value <= course->highest; value++)
            deck[count++] = colour + value - 1;
    for (int seat = 0; seat < course->players; seat++) {
        uint64_t hand = 0;
        for (int i = 0; i < size; i++, at++) {
            int other = at + below(state, count - at), card = deck[other];
            deck[other] = deck[at];
            hand |= 1ULL << card;
        }
        state->hands[seat] = hand;
    }
}

/* Play a trick and drive; did somebody finish? */
static int trick(State *state) {
    const Course *course = state->course;
    int players = (int)course->players, seat = state->flag;
    int lowest = PER_COLOUR, winner = seat, top = -1, deciding = -1, seen = 0;
    uint64_t follow = 0;
    for (int laid = 0; laid < players; laid++) {
        uint64_t hand = state->hands[seat];
        uint64_t may = hand & follow ? hand & follow : hand;
        for (int skip = below(state, __builtin_popcountll(may)); skip; skip--) may &= may - 1;
        state->decisions++;
        int card = __builtin_ctzll(may);
        int colour = card / PER_COLOUR, value = card % PER_COLOUR + 1;
        state->hands[seat] = hand ^ 1ULL << card;
        if (!laid) follow = 0x7FFFULL << PER_COLOUR * colour;
        if (colour == deciding ? card > top : !(seen >> colour & 1)) {
            seen |= 1 << colour;
            deciding = colour;
            top = card;
            winner = seat;
        }
        if (value < lowest) lowest = value;
        if (++seat == players) seat = 0;
    }
    state->flag = winner;
    for (seat = 0; seat < players; seat++)
        if (seat != winner && ++state->arrows[seat] == course->numbers) state->arrows[seat] = 0;
    int motor = (int)course->dial[state->arrows[winner]];
    if (motor) { /* SR-4 */
        state->decisions++;
        if (below(state, 2)) {
            state->arrows[winner] = 0;
            lowest += motor;
        }
    }
    return drive(state, winner, lowest);
}

/* All motors, from the last car to the first, those still on the start clockwise from the flag
   (SR-8). */
static int motors(State *state) {
    const Course *course = state->course;
    int players = (int)course->players, order[SEATS];
    for (int place = 0; place < players; place++) {
        int seat = (state->flag + place) % players, at = place;
        for (; at && state->cars[order[at - 1]] > state->cars[seat]; at--) order[at] = order[at - 1];
        order[at] = seat;
    }
    for (int place = 0; place < players; place++) {
        int seat = order[place], motor = (int)course->dial[state->arrows[seat]];
        state->arrows[seat] = 0;
        if (motor && drive(state, seat, motor)) return 1;
    }
    return 0;
}

/* Who is ahead; cars still on the start clockwise from the flag (SR-7). */
static int first(const State *state) {
    int players = (int)state->course->players, best = state->flag;
    for (int place = 1; place < players; place++) {
        int seat = (state->flag + place) % players;
        if (state->cars[seat] > state->cars[best]) best = seat;
    }
    return best;
}

/* One game; did it end with a finish, or on the lead? */
static int game(State *state) {
    const Course *course = state->course;
    for (int seat = 0; seat < course->players; seat++) state->cars[seat] = state->arrows[seat] = 0;
    state->taken = 1;
    state->waiting = (int)course->players;
    state->flag = below(state, (int)course->players); /* SR-3 */
    for (int round = 0; round < course->rounds; round++) {
        if (round) state->flag = first(state);
        deal(state, (int)course->tricks[round]);
        for (int left = (int)course->tricks[round]; left; left--)
            if (trick(state)) return 1;
        if (motors(state)) return 1;
    }
    return 0;
}

void play(const Course *course, int64_t games, uint64_t seed, Totals *totals) {
    State state = {.course = course, .chance = seed * 0x9E3779B97F4A7C15ULL | 1};
    while (games--) {
        totals->finishes += game(&state);
        for (int seat = 0; seat < course->players; seat++) totals->progress += state.cars[seat];
    }
    totals->decisions += state.decisions;
}
