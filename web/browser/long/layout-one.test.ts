import { everyMoment } from "./every-moment";

await everyMoment(0);
